import type { IncomingHttpHeaders } from 'node:http';
import { SHELL_FILES, type ShellFile } from '../../prerender/bundle/studio-shell.ts';
import { isOwn, pathOf } from '../../prerender/dev/guard.ts';

/** Where the shell is, and below it what it asks for. */
export const STUDIO = '/_studio';

/** Pictures of the site as they are in media/. */
const PICTURES = `${STUDIO}/media/`;

/** Code of the engine and of libraries, the same for everybody; what a site says is not among it. */
const CODE = /^\/(?:@|__)|^\/(?:node_modules|renderer|schema)\/.*\.[a-z0-9]+$/i;

/** What opens an editor on this machine. */
const EDITOR = /^\/__open-in-editor/i;

/** The names by which a browser on this machine knows it. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

interface Asked {
  url?: string | undefined;
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Why a request is refused, as a sentence with its status; or what is asked for. */
export type Verdict =
  | { kind: 'refused'; status: 403 | 405; why: string }
  | { kind: 'shell' }
  | { kind: 'shell-file'; name: ShellFile }
  | { kind: 'call'; name: string }
  | { kind: 'picture'; file: string }
  /** A page, a script or a picture: for the development server. */
  | { kind: 'rest' };

/**
 * Judges a request by its address and headers. Everything that shows or changes what is written is for a browser with
 * the cookie of this start; scripts of other sites, and of other ports of this machine, get nothing.
 *
 * @param port of the server
 * @param isOpen whether the request carries the cookie
 */
export function judge(
  { url, method = 'GET', headers }: Asked,
  port: number,
  isOpen: boolean,
): Verdict {
  const path = pathOf(url);
  if (path === undefined) return refused(403, 'This address cannot be read.');
  if (!isHere(headers.host, port)) return refused(403, 'The studio answers on this machine only.');
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isOwn(headers) && !(isRead && headers['sec-fetch-mode'] === 'navigate'))
    return refused(403, 'The studio answers its own pages only.');
  if (path === STUDIO || path === `${STUDIO}/`)
    return isRead ? { kind: 'shell' } : refused(405, 'Ask for the studio with GET.');
  const shellFile = SHELL_FILES.find((name) => path === `${STUDIO}/${name}`);
  if (shellFile && isRead) return { kind: 'shell-file', name: shellFile };
  if (path.startsWith(PICTURES) && isRead)
    return isOpen
      ? { kind: 'picture', file: path.slice(PICTURES.length) }
      : refused(403, WITHOUT_TOKEN);
  if (path.startsWith(`${STUDIO}/`))
    return judgeCall(path.slice(STUDIO.length + 1), method, headers, isOpen);
  if (!isRead && !EDITOR.test(path)) return refused(405, 'Pages are asked for with GET.');
  if (CODE.test(path) && !EDITOR.test(path)) return { kind: 'rest' };
  return isOpen ? { kind: 'rest' } : refused(403, WITHOUT_TOKEN);
}

/** What somebody has to do who has come without the token. */
const WITHOUT_TOKEN =
  'This address needs the token of the studio. Open the address that the terminal has printed.';

/** The one call that needs no cookie, because it gives it. */
export const OPEN_SESSION = 'session';

function judgeCall(
  name: string,
  method: string,
  headers: IncomingHttpHeaders,
  isOpen: boolean,
): Verdict {
  if (method !== 'POST') return refused(405, 'The studio is called with POST.');
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    return refused(403, 'The studio is called with application/json.');
  if (!isOpen && name !== OPEN_SESSION) return refused(403, WITHOUT_TOKEN);
  return { kind: 'call', name };
}

function isHere(host: string | undefined, port: number): boolean {
  const [, name = '', given = ''] = /^(.*?)(?::(\d+))?$/.exec(host ?? '') ?? [];
  return LOOPBACK.has(name) && Number(given || 80) === port;
}

function refused(status: 403 | 405, why: string): Verdict {
  return { kind: 'refused', status, why };
}
