import { Refusal } from './refusal.ts';

/** Largest body of a request: 32 KB, far above any inquiry a person writes. */
export const MOST_BYTES = 32 * 1024;
/** How long a body may take to arrive. */
export const BODY_MILLISECONDS = 10_000;

/**
 * Reads a body as UTF-8 within limits of size and time. Content-Length is a claim, so the bytes
 * are counted as they come.
 * @throws Refusal when it is too large, too slow or not UTF-8
 */
export async function readBody(
  request: Request,
  milliseconds = BODY_MILLISECONDS,
): Promise<string> {
  const tooLarge = new Refusal(413, `The request is larger than ${MOST_BYTES / 1024} KB.`);
  if (Number(request.headers.get('content-length')) > MOST_BYTES) throw tooLarge;
  if (!request.body) return '';

  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(408, 'The request took too long to arrive.')),
      milliseconds,
    );
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) break;
      bytes += value.byteLength;
      if (bytes > MOST_BYTES) throw tooLarge;
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The request broke off before it was complete.');
  } finally {
    clearTimeout(timer);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'The request is not valid UTF-8 text.');
  }
}
