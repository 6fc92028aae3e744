/** An answer of the CRM is a few words; a page of HTML by mistake need not be read whole. */
const MOST_BYTES = 64 * 1024;

export interface CrmAnswer {
  status: number;
  /** Parsed JSON; undefined when the body is something else, such as a page of HTML. */
  json: unknown;
}

/**
 * - `refused`: the CRM looked at this lead and does not want it; repeating will not help
 * - `failed`: something is wrong just now; try again
 * - `unauthorised`: the CRM refuses the gateway itself; its owner must act
 */
export type DeliveryResult =
  | { outcome: 'delivered' }
  | { outcome: 'refused'; words: string }
  | { outcome: 'failed' | 'unauthorised'; reason: string };

/** A property of what may be an object. */
export function property(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? Reflect.get(json, name)
    : undefined;
}

/** Reads an answer, its body only as far as it can be one. */
export async function readAnswer(response: Response): Promise<CrmAnswer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) break;
    chunks.push(chunk);
  }
  try {
    return { status: response.status, json: JSON.parse(Buffer.concat(chunks).toString()) };
  } catch {
    return { status: response.status, json: undefined };
  }
}

/** The CRM's own words: `message` of its answer, or of each error in a list of them. */
function words(json: unknown): string {
  const messages = (Array.isArray(json) ? json : [json])
    .map((item) => property(item, 'message'))
    .filter((message) => typeof message === 'string');
  return messages.join(' ').slice(0, 1000) || 'The CRM gave no reason.';
}

/**
 * What the answer to a lead means (spec, section 7: `success` and `message` are read). A lead is
 * only ever refused by an answer about this lead: JSON with `success: false`, or 400 or 422 with
 * JSON. A missing endpoint or right (403, 404 ...) is a fault of the set-up, so it is retried.
 */
export function classify({ status, json }: CrmAnswer): DeliveryResult {
  const success = property(json, 'success');
  if (success === true && status >= 200 && status < 300) return { outcome: 'delivered' };
  if (success === false && status < 500) return { outcome: 'refused', words: words(json) };
  if ((status === 400 || status === 422) && json !== undefined) {
    return { outcome: 'refused', words: words(json) };
  }
  const shape = json === undefined ? 'without JSON' : 'without "success"';
  return { outcome: 'failed', reason: `The CRM answered the lead with ${status} ${shape}.` };
}
