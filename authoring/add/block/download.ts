import { LARGEST } from './tarball.ts';

/** How long an answer may take, in ms. */
const PATIENCE = 20_000;

/** As many as any service that keeps releases needs, and few enough for a loop to end soon. */
const MOST_REDIRECTS = 5;

/**
 * What an address sends.
 * @throws where it is not over https, says no, breaks off or sends more than a block has, in one sentence
 */
export async function download(address: string): Promise<Uint8Array> {
  if (!isSafe(address)) throw new Error(`${address} is not an https address.`);
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await follow(address, signal);
  if (!answer.ok || !answer.body) throw new Error(`${address} answers with ${answer.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > LARGEST) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`The download of ${address} was interrupted: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  if (size > LARGEST) throw new Error(`${address} sends more than 1 MB.`);
  return Buffer.concat(chunks);
}

/** Follows redirects one by one, so that none of them leads over a connection that anybody could change. */
async function follow(address: string, signal: AbortSignal): Promise<Response> {
  let at = address;
  for (let asked = 0; asked <= MOST_REDIRECTS; asked += 1) {
    const answer = await fetch(at, { signal, redirect: 'manual' }).catch((error: unknown) => {
      throw new Error(`${at} does not answer: ${reasonOf(error)}.`, { cause: error });
    });
    const to = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || to === null) return answer;
    at = new URL(to, at).href;
    if (!isSafe(at))
      throw new Error(`${address} redirects to ${at}, which is not an https address.`);
  }
  throw new Error(`${address} redirects too many times.`);
}

function isSafe(address: string): boolean {
  return /^https:/i.test(address);
}

/** `fetch` says only that it failed, and keeps the reason as the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
