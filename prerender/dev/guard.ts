import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Of the engine's folder, what the browser loads in development: its own code, and libraries that Vite has prepared. */
const SERVED = /^(renderer|schema|node_modules)\//;

/** Addresses of Vite and of this server that are not files: `/@vite/client`, `/@id/...`, `/dev/...`. */
const VIRTUAL = /^\/(@vite\/|@react-refresh|@id\/|dev\/|__|$)/;

/** The address that opens an editor; the router takes it in any capitals, and with more behind it. */
const OPENS_EDITOR = /^\/__open-in-editor/i;

/** What Vite sends as a file or a module, and not as a page. */
const FILE = /\.[a-z0-9]+$/i;

/**
 * Lets the development server answer nobody but pages of its own: another site that is open in the same browser may ask
 * it for anything, too.
 */
export function guardRequests(): Plugin {
  return {
    name: 'guard-requests',
    enforce: 'pre',
    configureServer: ({ middlewares }) => void middlewares.use(refuseUnless(mayPass)),
  };
}

/**
 * Lets Vite send nothing but what a page needs. It comes after what answers from the checked content of the site.
 * @param engine the folder that Vite serves from
 * @param blocks folder of a site's own block types
 */
export function guardFiles(engine: string, blocks: string): Plugin {
  return {
    name: 'guard-files',
    configureServer: ({ middlewares, config }) =>
      void middlewares.use(
        refuseUnless((path) => isServed(path, { engine, blocks, cache: config.cacheDir })),
      ),
  };
}

/**
 * A middleware that refuses what may not be asked for, and lets all else pass.
 * @param isAllowed is told the path that the address of a request means
 */
export function refuseUnless(
  isAllowed: (path: string, request: IncomingMessage) => boolean,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url);
    if (path !== undefined && isAllowed(path, request)) {
      next();
      return;
    }
    response.writeHead(403, {
      'Content-Type': 'text/plain',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end('The development server does not serve this file.');
  };
}

/** Whether a request may go on to what answers it: no file or folder whose name begins with a dot is for anybody. */
export function mayPass(
  path: string,
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): boolean {
  const isHidden = path
    .split('/')
    .some((part) => part.startsWith('.') && !/^\.(cache|vite)$/.test(part));
  return !isHidden && mayAsk({ path, method, headers });
}

/** The path that an address means; undefined where it cannot be read. */
export function pathOf(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Where files are that Vite may send. */
interface ServedFolders {
  engine: string;
  /** The site's own block types. */
  blocks: string;
  /** Vite's: below it are the libraries that it has prepared, by default in the engine's node_modules/. */
  cache: string;
}

/** Whether Vite may send what a path names: what is virtual, or a file that pages load. */
export function isServed(path: string, { engine, blocks, cache }: ServedFolders): boolean {
  if (path.startsWith('/@fs/')) {
    // Libraries may be installed above the engine; how far up, Vite limits.
    if (path.includes('/node_modules/')) return true;
    const file = join('/', path.slice('/@fs/'.length));
    if (file.startsWith(join(cache, 'deps') + sep)) return true;
    return isOwnCode(file, blocks) || SERVED.test(relative(engine, file).split(sep).join('/'));
  }
  if (VIRTUAL.test(path) || !FILE.test(path)) return true;
  return SERVED.test(path.slice(1)) || isOwnCode(join(engine, path), blocks);
}

/** Whether a file is code of a block of the site. */
function isOwnCode(file: string, blocks: string): boolean {
  return file.startsWith(blocks + sep) && /\.(tsx?|css)$/.test(file);
}

/**
 * Whether a request is allowed: other sites, including those on other ports of this machine, may link to a page but
 * get no answer for their scripts; what does something outside of the browser is asked for by POST.
 */
export function mayAsk({
  path,
  method,
  headers,
}: {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
}): boolean {
  if (OPENS_EDITOR.test(path)) return method === 'POST' && isOwn(headers);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && (isOwn(headers) || headers['sec-fetch-mode'] === 'navigate');
}

/** Whether a page of this server asks, a person who types, or a program that is not a browser. */
export function isOwn({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  const isOther = site !== undefined && site !== 'same-origin' && site !== 'none';
  return !isOther && (origin === undefined || origin === `http://${host}`);
}
