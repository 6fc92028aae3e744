import { createHmac } from 'node:crypto';
import { Ajv, type ErrorObject } from 'ajv';
import type { Inquiry } from '../schema/generated/content.d.ts';
import schema from '../schema/inquiry.json' with { type: 'json' };

// Optional fields that were left out get their default, an empty string.
const ajv = new Ajv({ allErrors: true, verbose: true, useDefaults: true });
ajv.addVocabulary(['x-form', 'x-input', 'x-autocomplete', 'x-hint']);
const isInquiry = ajv.compile<Inquiry>(schema);

/** More complaints than fields help nobody, and a hostile body could provoke thousands. */
const MOST_COMPLAINTS = 7;

/** One plain sentence about a mistake, naming the field as the form labels it. */
function complaint(error: ErrorObject): string {
  const label = String(error.parentSchema?.title ?? error.instancePath.slice(1));
  switch (error.keyword) {
    case 'required':
      return `The field "${error.params.missingProperty}" is missing.`;
    case 'additionalProperties':
      return `The field "${String(error.params.additionalProperty).slice(0, 40)}" is not known.`;
    case 'type':
      return error.instancePath === ''
        ? 'The inquiry must be an object.'
        : `${label} must be text.`;
    default:
      return error.params.pattern === '\\S'
        ? `${label} is empty.`
        : `${label} is not a valid address.`;
  }
}

/**
 * Checks a parsed body against the schema: the inquiry with all seven fields, or what is wrong with
 * it in sentences.
 */
export function checkInquiry(body: unknown): { inquiry: Inquiry } | { message: string } {
  if (isInquiry(body)) return { inquiry: body };
  const complaints = (isInquiry.errors ?? []).map(complaint);
  return { message: [...new Set(complaints)].slice(0, MOST_COMPLAINTS).join(' ') };
}

/** The inquiry as JSON, its fields always in the schema's order. */
export function canonicalJson(inquiry: Inquiry): string {
  return JSON.stringify(inquiry, Object.keys(schema.properties));
}

/** The fields of a stored inquiry, none once its content was deleted. */
export function storedFields(json: string | null): Record<string, string> {
  const content: unknown = json === null ? {} : JSON.parse(json);
  const entries = Object.entries(typeof content === 'object' && content ? content : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * Tells equal content without keeping it. Keyed with the gateway's secret, because a plain hash of
 * a short inquiry could be found by guessing. A quarantined inquiry never shadows a genuine one of
 * the same content, so the flag is part of it.
 */
export function fingerprint(json: string, suspicious: boolean, secret: string): string {
  return createHmac('sha256', secret)
    .update(`inquiry\n${suspicious ? 'suspicious' : 'genuine'}\n${json}`)
    .digest('base64url');
}
