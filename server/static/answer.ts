import type { IncomingMessage, RequestListener } from 'node:http';
import { TRANSPORT_SECURITY } from '../../prerender/output/headers/file-headers.ts';
import type { Body } from './body-cache.ts';
import { type FilePart, LargeFiles, type Sending } from './large-files.ts';

/** What of a request decides what is answered. */
export type FileRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface Answer {
  status: number;
  /** Names and values by turns, the form that Node sends with the least work. */
  headers: string[];
  /** A body in memory is shared by all answers that send it. */
  body?: Body | FilePart | string | undefined;
}

interface AnswerOptions extends Partial<Sending> {
  /** Whether the visitor's connection is encrypted, and is to stay so. */
  isSecure?: (request: IncomingMessage) => boolean;
}

/**
 * Sends what `answer` gives, straight through Node: as a `Response`, a page takes twice the processor's time.
 * @param onError is told why a request failed; its client gets a 500, or is cut when it has got a part already
 */
export function answerFiles(
  answer: (request: FileRequest) => Answer,
  onError: (error: unknown) => void,
  { isSecure = () => false, ...sending }: AnswerOptions = {},
): RequestListener {
  const largeFiles = new LargeFiles(sending);
  return (request, response) => {
    const fail = (error: unknown): void => {
      onError(error);
      if (!response.headersSent) response.writeHead(500, NOSNIFF);
      response.end();
    };
    try {
      const { status, headers: known, body } = answer(request);
      const headers = isSecure(request) ? [...known, ...SECURE] : known;
      if (!isFilePart(body)) response.writeHead(status, headers).end(body);
      else largeFiles.send(request, response, { status, headers, body }).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

const SECURE = Object.entries(TRANSPORT_SECURITY).flat();

function isFilePart(body: Answer['body']): body is FilePart {
  return typeof body === 'object' && 'name' in body;
}
