import { readContentLines } from '../../check/yaml/syntax/content-lines.ts';
import { pick } from '../../test-support/random.ts';

/** A file with a mistake in it, and what a report must say about it. */
export interface Mistake {
  /** The whole file. */
  text: string;
  /** The lines that may be named, from 1; the first and the last. */
  lines: readonly [first: number, last: number];
}

/** A kind of mistake that somebody makes. */
export interface Kind {
  name: string;
  /** What the one report must match: its sentences and its id in brackets, cause and way out. */
  says: RegExp;
  /** The files in which it is made. */
  files: RegExp;
  /** Whether it only shows when the whole site is checked. */
  isOfSite?: boolean;
  /** Makes it in a file; nothing if the file offers no place. */
  make: (text: string, random: () => number) => Mistake | undefined;
}

export const PAGES = /^pages\/.*\.yaml$/;
export const SITE = /^site\.yaml$/;
export const FORMS = /^forms\/[^.]+\.yaml$/;
export const ALL = /^(?:site|(?:pages|forms)\/[^.]+)\.yaml$/;

type Options = Partial<Pick<Kind, 'files' | 'isOfSite'>> & {
  /** How many lines beyond the one that is changed may be named as well. */
  beyond?: number;
  /** How many lines above may be named as well. */
  above?: number;
  /** Whether any line counts, not only those that hold fields and entries. */
  anyLine?: boolean;
};

/**
 * A kind that changes one line, of all that match.
 *
 * @param pattern of the line, and what to put in its place
 */
export function line(
  name: string,
  [pattern, replacement]: readonly [RegExp, string | ((...found: string[]) => string)],
  says: RegExp,
  { files = PAGES, isOfSite = false, beyond = 0, above = 0, anyLine = false }: Options = {},
): Kind {
  const make = (text: string, random: () => number): Mistake | undefined => {
    const lines = text.split('\n');
    const places = anyLine ? [...lines.keys()] : readContentLines(lines).map(({ index }) => index);
    const fitting = places.filter((at) => pattern.test(lines[at] ?? ''));
    if (fitting.length === 0) return undefined;
    const at = pick(random, fitting);
    const written = lines[at] ?? '';
    const changed =
      typeof replacement === 'string'
        ? written.replace(pattern, replacement)
        : written.replace(pattern, replacement);
    if (changed === written) return undefined;
    return { text: lines.with(at, changed).join('\n'), lines: [at + 1 - above, at + 1 + beyond] };
  };
  return { name, says, files, isOfSite, make };
}

/** A kind that changes a piece of the file, of all that match; the lines of the piece may be named. */
export function piece(
  name: string,
  [pattern, replacement]: readonly [RegExp, (...found: string[]) => string | undefined],
  says: RegExp,
  { files = PAGES, isOfSite = false, beyond = 0 }: Options = {},
): Kind {
  const make = (text: string, random: () => number): Mistake | undefined => {
    const found = [...text.matchAll(pattern)].filter((one) => replacement(...one) !== undefined);
    if (found.length === 0) return undefined;
    const one = pick(random, found);
    const changed = replacement(...one) ?? '';
    const first = text.slice(0, one.index).split('\n').length;
    const last = first + one[0].split('\n').length - 1;
    return {
      text: text.slice(0, one.index) + changed + text.slice(one.index + one[0].length),
      lines: [first, last + beyond],
    };
  };
  return { name, says, files, isOfSite, make };
}

/** A kind that adds a block with a mistake at the end of a page; any line of the block may be named. */
export function block(name: string, yaml: string, says: RegExp): Kind {
  const make = (text: string): Mistake | undefined => {
    // Only where blocks come last, and start as in most pages.
    if (!/^blocks:\n(?:(?: {2}.*|#.*)?\n)*$/m.test(text) || !text.includes('\n  - type: '))
      return undefined;
    const first = text.split('\n').length;
    return { text: text + yaml, lines: [first, first + yaml.split('\n').length - 2] };
  };
  return { name, says, files: PAGES, isOfSite: false, make };
}
