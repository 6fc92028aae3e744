import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FairShares, type Limits } from '../fair-shares.ts';
import type { ByteRange } from './byte-range.ts';

/** A part of a file that is too large to be held, to be streamed. */
export interface FilePart extends ByteRange {
  /** Where it is. */
  name: string;
}

export interface Sending {
  /** How many are sent at a time, in all and to each client. */
  limits: Limits;
  /** Whom a request is counted for. */
  clientOf: (request: IncomingMessage) => string;
}

/** Each holds a piece and an open file. A browser asks for six at a time, so that five of them may share an address. */
const LIMITS: Limits = { all: 256, each: 32 };

/** In bytes. */
const PIECE = 32 * 1024;

/** For anyone who finds no place, with the seconds after which to ask again. */
const BUSY = { 'X-Content-Type-Options': 'nosniff', 'Retry-After': '5' };

/** Sends files that are too large to be held, so many at a time; one more request gets a 503. */
export class LargeFiles {
  readonly #shares: FairShares;
  readonly #clientOf: Sending['clientOf'];

  constructor({ limits = LIMITS, clientOf = peerOf }: Partial<Sending>) {
    this.#shares = new FairShares(limits);
    this.#clientOf = clientOf;
  }

  /** @throws where it cannot be read; not where its client leaves before it has all */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers, body }: { status: number; headers: string[]; body: FilePart },
  ): Promise<void> {
    const giveBack = this.#shares.take(this.#clientOf(request), () => response.destroy());
    if (!giveBack) {
      response.writeHead(503, BUSY).end();
      return;
    }
    try {
      const file = await open(body.name);
      try {
        response.writeHead(status, headers);
        await sendPieces(file, body, response);
      } finally {
        await file.close();
      }
    } finally {
      giveBack();
    }
  }
}

function peerOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}

/** Reads each piece into the place of the one before, once that has been taken: read ahead, they would pile up. */
async function sendPieces(
  file: FileHandle,
  { start, end }: FilePart,
  response: ServerResponse,
): Promise<void> {
  const left = new Promise<void>((resolve) => response.once('close', resolve));
  const place = new Uint8Array(Math.min(PIECE, end - start + 1));
  for (let at = start; at <= end && !response.destroyed;) {
    const { bytesRead } = await file.read(place, 0, Math.min(PIECE, end - at + 1), at);
    if (bytesRead === 0) {
      // It has become shorter than its headers say.
      response.destroy();
      return;
    }
    const taken = new Promise<void>((resolve) => {
      response.write(place.subarray(0, bytesRead), () => resolve());
    });
    await Promise.race([taken, left]);
    at += bytesRead;
  }
  response.end();
}
