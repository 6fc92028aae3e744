/* `node:path` of the playground, for paths with slashes; only what the check and the renderer call. */

export const sep = '/';

export function join(...parts: string[]): string {
  const names: string[] = [];
  const path = parts.filter((part) => part !== '').join('/');
  for (const name of path.split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return (path.startsWith('/') ? '/' : '') + names.join('/') || '.';
}

export function dirname(path: string): string {
  const end = path.lastIndexOf('/');
  if (end > 0) return path.slice(0, end);
  return end === 0 ? '/' : '.';
}

/** @param ending that is removed */
export function basename(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return ending !== '' && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

/** The ending with its dot; nothing if there is none. */
export function extname(path: string): string {
  return /[^.](\.[^.]*)$/.exec(basename(path))?.[1] ?? '';
}

export function relative(from: string, to: string): string {
  const start = join(from).split('/');
  const names = join(to).split('/');
  const differs = start.findIndex((name, index) => name !== names[index]);
  const shared = differs === -1 ? start.length : differs;
  return [...start.slice(shared).map(() => '..'), ...names.slice(shared)].join('/');
}

export const posix = { sep, join, dirname, basename, relative };
