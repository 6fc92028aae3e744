import { extname } from 'node:path';

/** Doubled slashes, what begins with a dot (and so what leads upwards), other systems' slashes, a second address. */
const FORBIDDEN = /\/\/|\/\.(?!well-known(\/|$))|[\0\\]|\/index\.html$|^[^/]/;

/**
 * The path that a request asks for, without its query. A request to a proxy, which a server has to understand as well,
 * names the whole address (RFC 9112, section 3.2.2).
 */
export function requestedPath(target = '/'): string {
  if (!target.startsWith('/') && URL.canParse(target)) return new URL(target).pathname;
  return target.replace(/[?#].*/s, '');
}

/**
 * The file that an address means: `/about` and `/about/` are both `about/index.html`. No file has a second address,
 * so `/about/index.html` means none, nor does a path with an encoded slash.
 * @param requested the path of a request, as it was sent
 * @returns its path below the folder, with a slash in front; undefined where it could reach outside or is hidden
 */
export function filePath(requested: string): string | undefined {
  const path = decode(requested);
  if (path === undefined || FORBIDDEN.test(path)) return undefined;
  if (extname(path)) return path;
  return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}

function decode(requested: string): string | undefined {
  if (!requested.includes('%')) return requested;
  if (/%2f/i.test(requested)) return undefined;
  try {
    return decodeURIComponent(requested);
  } catch {
    return undefined;
  }
}
