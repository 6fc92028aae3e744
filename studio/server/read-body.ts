/** What a caller has done wrong, with the status that says so. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const MEGABYTE = 1024 * 1024;

/** A hundred times the largest page; and a large photograph, which is a third longer in Base64. */
const MOST_MEGABYTES = 1;
const MOST_OF_PICTURE = 25;

/** What its name, folder and quotes take. */
const AROUND_PICTURE = 4096;

/** Deeper than any page; what is deeper would exhaust the stack of anyone who walks through it. */
const MOST_LEVELS = 100;

/**
 * @param hasPicture whether there is one in it
 * @throws CallError for a body that is too large or too deep, or is not JSON
 */
export async function readBody(
  request: AsyncIterable<Uint8Array>,
  hasPicture = false,
): Promise<unknown> {
  const megabytes = hasPicture ? MOST_OF_PICTURE : MOST_MEGABYTES;
  const most = megabytes * MEGABYTE * (hasPicture ? 4 / 3 : 1) + (hasPicture ? AROUND_PICTURE : 0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // What comes after is not kept; the connection ends with the answer.
    if (size > most) throw new CallError(413, `This is more than ${megabytes} MB.`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (levelsOf(text) > MOST_LEVELS)
    throw new CallError(400, `This is nested more than ${MOST_LEVELS} levels deep.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError(400, 'This is not JSON.');
  }
}

/** How deep lists and objects are nested, counted without reading them. */
function levelsOf(json: string): number {
  let [level, most] = [0, 0];
  for (const [mark] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') most = Math.max(most, (level += 1));
    else if (mark === ']' || mark === '}') level -= 1;
  }
  return most;
}
