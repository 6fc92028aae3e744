import { open } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { TRANSPORT_SECURITY } from '../../prerender/output/headers/file-headers.ts';
import type { Body } from './body-cache.ts';
import type { ByteRange } from './byte-range.ts';

/** What of a request decides what is answered. */
export type FileRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A part of a file that is too large to be held, to be streamed. */
export interface FilePart extends ByteRange {
  /** Where it is. */
  name: string;
}

export interface Answer {
  status: number;
  /** Names and values by turns, the form that Node sends with the least work. */
  headers: string[];
  /** A body in memory is shared by all answers that send it. */
  body?: Body | FilePart | string | undefined;
}

/**
 * Sends what `answer` gives, straight through Node: as a `Response`, a page takes twice the processor's time.
 * @param onError is told why a request failed; its client gets a 500, or is cut when it has got a part already
 * @param isSecure whether the visitor's connection is encrypted, and is to stay so
 */
export function answerFiles(
  answer: (request: FileRequest) => Answer,
  onError: (error: unknown) => void,
  isSecure: (request: IncomingMessage) => boolean = () => false,
): RequestListener {
  return (request, response) => {
    const fail = (error: unknown): void => {
      if (hasLeft(error)) return;
      onError(error);
      if (!response.headersSent) response.writeHead(500, { 'X-Content-Type-Options': 'nosniff' });
      response.end();
    };
    try {
      const { status, headers: known, body } = answer(request);
      const headers = isSecure(request) ? [...known, ...SECURE] : known;
      if (typeof body === 'object' && 'name' in body) {
        sendFile(response, { status, headers }, body).catch(fail);
      } else response.writeHead(status, headers).end(body);
    } catch (error) {
      fail(error);
    }
  };
}

const SECURE = Object.entries(TRANSPORT_SECURITY).flat();

/** Whether a client left before it had all, which is no failure. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_STREAM');
}

/** Sends a file in pieces of 64 KB, each read when the one before has been taken. */
async function sendFile(
  response: ServerResponse,
  { status, headers }: Answer,
  { name, start, end }: FilePart,
): Promise<void> {
  const file = await open(name);
  response.writeHead(status, headers);
  await pipeline(file.createReadStream({ start, end }), response);
}
