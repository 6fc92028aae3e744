/*
 * `node:fs` of the playground: files in memory. Those of the engine come with the bundle, those of a site are written
 * before it is checked. Only what the check and the renderer call is here.
 */
import { ENGINE_FILES } from './engine-files.ts';
import { dirname } from './paths.ts';

const files = new Map<string, string>(ENGINE_FILES);

export function writeFileSync(path: string, text: string): void {
  files.set(path, text);
}

/** Removes a folder with all that is in it. */
export function rmSync(folder: string): void {
  for (const path of below(folder)) files.delete(path);
}

export function mkdirSync(): void {
  // A folder is there as soon as a file in it is.
}

export function existsSync(path: string): boolean {
  return files.has(path) || below(path).length > 0;
}

/** @param encoding without it, the bytes are given */
export function readFileSync(path: string, encoding?: string): string | Uint8Array {
  const text = files.get(path);
  if (text === undefined) throw missing(path);
  return encoding === undefined ? new TextEncoder().encode(text) : text;
}

interface Entry {
  name: string;
  parentPath: string;
  isFile: () => boolean;
  isDirectory: () => boolean;
  isSymbolicLink: () => boolean;
}

export function readdirSync(
  folder: string,
  options: { withFileTypes?: boolean } = {},
): (string | Entry)[] {
  const paths = below(folder);
  if (paths.length === 0) throw missing(folder);
  const names = paths.map((path) => path.slice(folder.length + 1).split('/')[0] ?? '');
  return [...new Set(names)].map((name) =>
    options.withFileTypes ? { name, parentPath: folder, ...kindOf(`${folder}/${name}`) } : name,
  );
}

type Stats = ReturnType<typeof kindOf> & { size: number };

export function statSync(
  path: string,
  { throwIfNoEntry = true }: { throwIfNoEntry?: boolean } = {},
): Stats | undefined {
  if (existsSync(path)) return { ...kindOf(path), size: files.get(path)?.length ?? 0 };
  if (throwIfNoEntry) throw missing(path);
  return undefined;
}

/** There are no symbolic links. */
export const lstatSync = statSync;

export function realpathSync(path: string): string {
  if (!existsSync(path)) throw missing(path);
  return path;
}
realpathSync.native = realpathSync;

function kindOf(path: string) {
  return {
    isFile: () => files.has(path),
    isDirectory: () => !files.has(path),
    isSymbolicLink: () => false,
  };
}

function below(folder: string): string[] {
  return [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
}

function missing(path: string): Error {
  return Object.assign(new Error(`There is no ${path} in ${dirname(path)}.`), { code: 'ENOENT' });
}
