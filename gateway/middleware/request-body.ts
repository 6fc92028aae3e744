import { HttpError } from '../http-error.ts';

/** Largest body of a request: 32 KB, far above any inquiry a person writes. */
export const MOST_BYTES = 32 * 1024;
/** How long a body may take to arrive. */
const BODY_MILLISECONDS = 10_000;

function tooLarge(): HttpError {
  return new HttpError(413, `The request is larger than ${MOST_BYTES / 1024} KB.`);
}

/** Counts the bytes as they come: a body without Content-Length could go on for ever. */
async function readCounted(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readBytes(request: Request): Promise<ArrayBuffer | Buffer> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > MOST_BYTES) throw tooLarge();
  // HTTP reads no further than Content-Length says, so this is bounded, and far cheaper.
  const bytes = announced
    ? await request.arrayBuffer()
    : request.body && (await readCounted(request.body));
  if (!bytes) return Buffer.of();
  if (bytes.byteLength > MOST_BYTES) throw tooLarge();
  return bytes;
}

/**
 * Reads a body as UTF-8 within limits of size and time.
 * @throws HttpError when it is too large, too slow, cut off or not UTF-8
 */
export async function readBody(
  request: Request,
  milliseconds = BODY_MILLISECONDS,
): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new HttpError(408, 'The request took too long to arrive.')),
      milliseconds,
    );
  });
  let bytes: ArrayBuffer | Buffer;
  try {
    bytes = await Promise.race([readBytes(request), tooSlow]);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The request was interrupted.');
  } finally {
    clearTimeout(timer);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The request is not valid UTF-8 text.');
  }
}
