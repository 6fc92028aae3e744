import { retryAfter } from '../../retry/retry-after.ts';
import type { DeliveryResult } from '../target.ts';

/** An answer of the CRM is a few words; a page of HTML by mistake need not be read whole. */
const MOST_BYTES = 64 * 1024;

export interface CrmAnswer {
  status: number;
  /** Parsed JSON; undefined when the body is something else, such as a page of HTML. */
  json: unknown;
  /** How long it asks to wait, in milliseconds. */
  wait?: number | undefined;
}

/** A property of what may be an object. */
export function property(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? Reflect.get(json, name)
    : undefined;
}

/**
 * Reads an answer, its body only as far as it can be one.
 * @param now milliseconds since 1970
 */
export async function readAnswer(response: Response, now: number): Promise<CrmAnswer> {
  const { status } = response;
  const wait = retryAfter(response.headers.get('retry-after'), now);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) break;
    chunks.push(chunk);
  }
  try {
    return { status, wait, json: JSON.parse(Buffer.concat(chunks).toString()) };
  } catch {
    return { status, wait, json: undefined };
  }
}

/** The CRM's own words: `message` of its answer, or of each error in a list of them. */
function messageOf(json: unknown): string {
  const messages = (Array.isArray(json) ? json : [json])
    .map((item) => property(item, 'message'))
    .filter((message) => typeof message === 'string');
  return messages.join(' ').slice(0, 1000) || 'The CRM did not give a reason.';
}

/**
 * What the answer to a lead means (docs/specification.md, section 7: `success` and `message` are read). A lead is
 * only ever refused by an answer about this lead: JSON with `success: false`, or 400 or 422 with
 * JSON. A missing endpoint or right (403, 404 ...) is a fault of the set-up, so it is retried. So are
 * 429, and 503 with a time to come back, after that time.
 */
export function classify({ status, json, wait }: CrmAnswer): DeliveryResult {
  const success = property(json, 'success');
  if (success === true && status >= 200 && status < 300) return { outcome: 'delivered' };
  if (success === false && status < 500) return { outcome: 'refused', reason: messageOf(json) };
  if ((status === 400 || status === 422) && json !== undefined) {
    return { outcome: 'refused', reason: messageOf(json) };
  }
  if (status === 429 || (status === 503 && wait !== undefined)) {
    return { outcome: 'failed', reason: `The CRM asks to wait: ${status}.`, wait: wait ?? 0 };
  }
  const shape = json === undefined ? 'without JSON' : 'without "success"';
  return { outcome: 'failed', reason: `The CRM answered the lead with ${status} ${shape}.` };
}
