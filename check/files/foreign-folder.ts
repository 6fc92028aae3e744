import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { listSome } from '../../schema/list-some.ts';

/** In every folder that a command writes: which entries of it are the command's. */
export const MANIFEST_FILE = '.written-by-engine.json';

/** A folder that no command may write over. */
export interface Kept {
  /** What it is, as in "the site". */
  what: string;
  folder: string;
  /** Whether nothing may be written below it either. */
  isWhole: boolean;
}

const REPOSITORIES = ['.git', '.hg', '.svn'];

/** What a folder holds, in order, but for `except`; nothing where there is no such folder. */
export function namesIn(folder: string, except: ReadonlySet<string> = new Set()): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !except.has(name)).toSorted();
}

/**
 * Refuses to write into a folder that holds what somebody else wrote.
 * @param shown the folder as the person knows it
 * @param marks names of files that only the engine writes
 * @throws with a sentence, unless the folder is new, empty or has one of the marks
 */
export function refuseForeign(
  folder: string,
  { shown, kept, marks }: { shown: string; kept: readonly Kept[]; marks: readonly string[] },
): void {
  const held = whatIsKept(realPath(folder), kept) ?? whatIsIn(folder);
  if (held !== undefined) throw new Error(`${shown} ${held}. ${ADVICE}`);
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${shown} is a file. ${ADVICE}`);
  if (marks.some((name) => existsSync(join(folder, name)))) return;
  const names = namesIn(folder);
  if (names.length === 0) return;
  throw new Error(
    `${shown} contains files that this command did not write: ${listSome(names)}. ${ADVICE}`,
  );
}

const ADVICE = 'Choose a folder that is new, empty, or written by this command.';

function whatIsKept(folder: string, kept: readonly Kept[]): string | undefined {
  for (const each of kept) {
    const real = realPath(each.folder);
    if (isWithin(folder, real)) return `contains ${each.what}`;
    if (each.isWhole && isWithin(real, folder)) return `is inside ${each.what}`;
  }
  return undefined;
}

function whatIsIn(folder: string): string | undefined {
  if (existsSync(join(folder, 'site.yaml')) && existsSync(join(folder, 'pages')))
    return 'contains a site';
  return REPOSITORIES.some((name) => existsSync(join(folder, name)))
    ? 'contains a repository'
    : undefined;
}

function isWithin(outer: string, inner: string): boolean {
  return inner === outer || !relative(outer, inner).split(sep).includes('..');
}

/** Where a path leads in the end; what does not exist yet is named by the folders above it that do. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realPath(above), basename(path));
}
