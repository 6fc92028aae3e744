import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../is-record.ts';

/**
 * What the form needs of schema/inquiry.json, as a module: its whole text would be twice as many
 * bytes in the browser.
 * @param folder the folder that holds inquiry.json
 * @throws Error when a field of the form is not described, or a required one has no hint
 */
export function inquiryFormModule(folder: string): string {
  const schema: unknown = JSON.parse(readFileSync(join(folder, 'inquiry.json'), 'utf8'));
  const { properties, required, 'x-form': order } = isRecord(schema) ? schema : {};
  if (!isRecord(properties) || !Array.isArray(required) || !Array.isArray(order)) {
    throw new Error('schema/inquiry.json must have properties, required and x-form.');
  }
  const fields = order.map(String).map((name) => {
    const field = properties[name];
    if (!isRecord(field)) throw new Error(`schema/inquiry.json does not describe ${name}.`);
    const isRequired = required.includes(name);
    if (isRequired !== 'x-hint' in field) {
      throw new Error(`In schema/inquiry.json a field has an x-hint if it is required: ${name}.`);
    }
    return {
      name,
      label: isRequired ? `${String(field['title'])} *` : field['title'],
      input: field['x-input'] ?? 'text',
      autoComplete: field['x-autocomplete'],
      hint: field['x-hint'],
      pattern: field['pattern'],
    };
  });
  const empty = Object.fromEntries(Object.keys(properties).map((name) => [name, '']));
  return `/* Generated from schema/inquiry.json by "npm run generate". Do not edit. */
import type { Inquiry } from './content.d.ts';

/** A field of the form, in words for the visitor. */
export interface InquiryField {
  name: keyof Inquiry;
  label: string;
  input: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete: string;
  /** What to do when it is empty or malformed; only a required field has one. */
  hint?: string;
  /** What its value must match. */
  pattern?: string;
}

/** An inquiry before anything is typed; its fields are in the order of the wire. */
export const emptyInquiry: Inquiry = ${JSON.stringify(empty, null, 2)};

/** The fields in the order of the form. */
export const inquiryFields: InquiryField[] = ${JSON.stringify(fields, null, 2)};
`;
}
