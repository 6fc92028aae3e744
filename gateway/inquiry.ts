import { createHmac } from 'node:crypto';
import { todayAnywhere } from '../schema/forms/form-dates.ts';
import { textOf } from '../schema/forms/form-text.ts';
import {
  emptyValue,
  type FormValue,
  type FormValues,
  problemOf,
  type ValueProblem,
} from '../schema/forms/form-values.ts';
import type { Form, FormField } from '../schema/generated/content.d.ts';
import { plainText } from '../schema/texts/phrases.ts';
import { isRecord } from '../schema/is-record.ts';

/** More complaints than fields help nobody, and a hostile body could provoke thousands. */
const MOST_COMPLAINTS = 7;

/** What is wrong with an answer, as the end of a sentence that begins with the field's label. */
const COMPLAINTS: Record<ValueProblem, string> = {
  answerMissing: 'is empty',
  emailWrong: 'is not a valid address',
  numberWrong: 'is not a number',
  dateWrong: 'is not a date such as 2027-01-31',
  dateEarly: 'is too early',
  dateLate: 'is too late',
  choiceWrong: 'is not one of the options',
  textShort: 'is too short',
  textLong: 'is too long',
  valueLow: 'is too low',
  valueHigh: 'is too high',
};

/**
 * Checks a parsed body against the definition of its form: all answers in the order of the fields, those left out as
 * empty ones, or what is wrong in sentences that name the fields as the form labels them.
 * @param now in milliseconds since 1970
 */
export function checkInquiry(
  { fields }: Pick<Form, 'fields'>,
  body: unknown,
  now: number,
): { values: FormValues } | { message: string } {
  if (!isRecord(body)) return { message: 'The inquiry must be an object.' };
  const missing: string[] = [];
  const complaints: string[] = [];
  const values: FormValues = {};
  for (const field of fields) {
    const given: unknown = Object.hasOwn(body, field.name) ? body[field.name] : undefined;
    if (given === undefined && field.required) {
      missing.push(`The field "${field.name}" is missing.`);
      continue;
    }
    const value = given === undefined ? emptyValue(field) : readValue(field, given);
    if (value === undefined) {
      const kind = field.type === 'choices' ? 'a list of texts' : 'text';
      complaints.push(`${plainText(field.label)} must be ${kind}.`);
      continue;
    }
    values[field.name] = value;
    // A date may only depend on one above it.
    const problem = problemOf(field, value, { values, today: todayAnywhere(now) });
    if (problem) complaints.push(`${plainText(field.label)} ${COMPLAINTS[problem]}.`);
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(body)) {
    if (!known.has(name)) complaints.push(`Unknown field "${name.slice(0, 40)}".`);
  }
  const all = [...missing, ...complaints];
  if (all.length === 0) return { values };
  return { message: [...new Set(all)].slice(0, MOST_COMPLAINTS).join(' ') };
}

/** An answer of the kind that the field takes; of spaces alone only free text keeps anything. */
function readValue(field: FormField, given: unknown): FormValue | undefined {
  if (field.type === 'choices') {
    if (!Array.isArray(given) || !given.every((text) => typeof text === 'string')) return undefined;
    return given.filter((text) => text.trim() !== '');
  }
  if (typeof given !== 'string') return undefined;
  const isFree = ['text', 'long-text', 'phone'].includes(field.type);
  return given.trim() === '' && !isFree ? '' : given;
}

/** The address of the sender: the answer to the first e-mail field, or null. */
export function senderOf({ fields }: Pick<Form, 'fields'>, values: FormValues): string | null {
  const field = fields.find(({ type }) => type === 'email');
  return (field && textOf(values[field.name])) || null;
}

/** The answers of a stored inquiry; none once its content was deleted. */
export function storedValues(json: string | null): FormValues {
  const content: unknown = json === null ? {} : JSON.parse(json);
  return Object.fromEntries(
    Object.entries(isRecord(content) ? content : {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}

/** The answers of a stored inquiry, each in one text. */
export function storedFields(json: string | null): Record<string, string> {
  const entries = Object.entries(storedValues(json));
  return Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)]));
}

/**
 * Tells equal content without keeping it. Keyed with the gateway's secret, because a plain hash of
 * a short inquiry could be found by guessing. A quarantined inquiry never shadows a genuine one of
 * the same content, so the flag is part of it.
 */
export function fingerprint(
  form: string,
  json: string,
  suspicious: boolean,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`${form}\n${suspicious ? 'suspicious' : 'genuine'}\n${json}`)
    .digest('base64url');
}
