import { extname, join, normalize } from 'node:path';

/**
 * The file that an address means: `/about` and `/about/` are both `about/index.html`. No file has a second address,
 * so `/about/index.html` means none, nor does a path with an encoded slash.
 * @param requested the path of a request, as it was sent
 * @returns its path below the folder, with a slash in front; undefined where it could reach outside or is hidden
 */
export function filePath(requested: string): string | undefined {
  const path = decode(requested);
  if (path === undefined || normalize(path) !== path) return undefined;
  const parts = path.split('/');
  const isHidden = parts.some((part) => part.startsWith('.') && part !== '.well-known');
  if (isHidden || /[\0\\]/.test(path) || parts.at(-1) === 'index.html') return undefined;
  return extname(path) ? path : join(path, 'index.html');
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
