import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { isRecord } from '../../schema/is-record.ts';
import { mediaType } from '../../schema/media-type.ts';
import { judge, OPEN_SESSION, STUDIO, type Verdict } from './guard-studio.ts';
import { CallError, readBody } from './read-body.ts';
import { type Calls, runCall } from './run-call.ts';
import type { Shell } from './read-shell.ts';
import type { Session } from './session.ts';
import { shellPage } from './shell-page.ts';

/** On each answer of this server: no other page may show it in a frame or read it. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** The one call that brings a picture. */
export const READ_PICTURE = 'read-picture';

const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What the shell can ask for. */
export interface Answers {
  calls: Calls;
  shell: Shell;
  /** A file of media/. */
  picture: (file: string) => Promise<{ type: string; body: Buffer }>;
}

interface Answer {
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** Answers for the studio, and lets the development server answer nobody without the cookie. */
export function studioPlugin(session: Session, answers: Answers): Plugin {
  return {
    name: 'studio',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
        const port = request.socket.localPort ?? 0;
        const verdict = judge(request, port, session.isOpen(request.headers, port));
        if (verdict.kind === 'rest') return next();
        answerTo(verdict, request, { server, session, answers }).then(
          ({ type, body, headers = {} }) => {
            response.writeHead(200, {
              'Content-Type': type,
              'Cache-Control': 'no-store',
              ...headers,
            });
            response.end(body);
          },
          (error: unknown) => refuse(response, error),
        );
      });
    },
  };
}

async function answerTo(
  verdict: Exclude<Verdict, { kind: 'rest' }>,
  request: IncomingMessage,
  { server, session, answers }: { server: ViteDevServer; session: Session; answers: Answers },
): Promise<Answer> {
  if (verdict.kind === 'refused') throw new CallError(verdict.status, verdict.why);
  if (verdict.kind === 'shell')
    return {
      type: 'text/html',
      body: await shellPage((html) => server.transformIndexHtml(STUDIO, html)),
    };
  if (verdict.kind === 'shell-file')
    return { type: mediaType(verdict.name) ?? 'text/plain', body: answers.shell[verdict.name] };
  // A script in an SVG does not run, also where somebody opens it by itself.
  if (verdict.kind === 'picture')
    return {
      ...(await answers.picture(verdict.file)),
      headers: { 'Content-Security-Policy': PICTURE },
    };
  const input = await readBody(request, verdict.name === READ_PICTURE);
  if (verdict.name === OPEN_SESSION) {
    const cookie = openSession(session, input, request.socket.localPort ?? 0);
    return { type: 'application/json', body: 'null', headers: { 'Set-Cookie': cookie } };
  }
  const found = await runCall(answers.calls, verdict.name, input);
  return { type: 'application/json', body: JSON.stringify(found ?? null) };
}

/** @throws CallError for what is not the token */
function openSession(session: Session, input: unknown, port: number): string {
  const token = isRecord(input) ? input['token'] : undefined;
  if (typeof token === 'string' && session.isToken(token)) return session.cookie(port);
  throw new CallError(403, 'This is not the token of this start.');
}

function refuse(response: ServerResponse, error: unknown): void {
  const status = error instanceof CallError ? error.status : 500;
  if (status === 405) response.setHeader('Allow', 'GET, HEAD, POST');
  // What is still on its way is no longer read.
  if (status === 413) response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.message : String(error));
}
