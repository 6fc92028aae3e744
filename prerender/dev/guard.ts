import type { IncomingHttpHeaders } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Of the engine's folder, what the browser loads in development: its own code, and libraries that Vite has prepared. */
const SERVED = /^(renderer|schema|node_modules)\//;

/** Addresses of Vite and of this server that are no files: `/@vite/client`, `/@id/...`, `/dev/...`. */
const VIRTUAL = /^\/(@vite\/|@react-refresh|@id\/|dev\/|__|$)/;

/** The address that opens an editor; the router takes it in any capitals, and with more behind it. */
const OPENS_EDITOR = /^\/__open-in-editor/i;

/** What Vite sends as a file or a module, and not as a page. */
const FILE = /\.[a-z0-9]+$/i;

/**
 * Lets the development server send nothing but what a page needs, and to nobody but pages of its own: another site that
 * is open in the same browser may ask it for anything, too.
 * @param engine the folder that Vite serves from
 * @param blocks folder of a site's own block types
 */
export function guardRequests(engine: string, blocks: string): Plugin {
  return {
    name: 'guard-requests',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use(guard(engine, blocks));
    },
  };
}

/** The middleware that does it; what may be sent goes on to the next. */
export function guard(engine: string, blocks: string): Connect.NextHandleFunction {
  return ({ url, method = 'GET', headers }, response, next) => {
    const path = pathOf(url);
    if (path !== undefined && isServed(path, engine, blocks) && mayAsk({ path, method, headers })) {
      next();
      return;
    }
    response.writeHead(403, {
      'Content-Type': 'text/plain',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end('The development server does not send this.');
  };
}

/** The path that an address means; undefined where it cannot be read. */
function pathOf(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Whether a path is a page, virtual, or a file that pages load. */
export function isServed(path: string, engine: string, blocks: string): boolean {
  if (path.split('/').some((part) => part.startsWith('.') && !/^\.(cache|vite)$/.test(part)))
    return false;
  if (path.startsWith('/@fs/')) {
    // Libraries may be installed above the engine; how far up, Vite limits.
    if (path.includes('/node_modules/')) return true;
    const file = join('/', path.slice('/@fs/'.length));
    return isOwnCode(file, blocks) || SERVED.test(relative(engine, file).split(sep).join('/'));
  }
  if (VIRTUAL.test(path) || !FILE.test(path)) return true;
  // Pictures, data and the like of the site are answered from its checked content.
  return (
    SERVED.test(path.slice(1)) ||
    isOwnCode(join(engine, path), blocks) ||
    /^\/media\/|\/page\.json$|\/search\/[a-z0-9-]+\.json$|^\/favicon/.test(path)
  );
}

/** Whether a file is code of a block of the site. */
function isOwnCode(file: string, blocks: string): boolean {
  return file.startsWith(blocks + sep) && /\.(tsx?|css)$/.test(file);
}

/**
 * Whether whoever asks may ask so: other sites, those on other ports of this machine among them, may lead a visitor to
 * a page and get nothing for their scripts; what does something outside of the browser is asked for by POST.
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

/** Whether a page of this server asks, a person who types, or a program that is no browser. */
function isOwn({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  const isOther = site !== undefined && site !== 'same-origin' && site !== 'none';
  return !isOther && (origin === undefined || origin === `http://${host}`);
}
