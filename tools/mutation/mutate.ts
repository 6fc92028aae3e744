/** One token of one line replaced by another. */
export interface Mutant {
  file: string;
  /** From 1. */
  line: number;
  before: string;
  after: string;
}

/**
 * What a slip of a programmer looks like: one token, and what it may become. Strings in quotes are left out: most are names of CSS
 * classes, which only a browser test can see.
 */
const SLIPS: [token: RegExp, replacement: (found: string) => string][] = [
  [/ === /g, () => ' !== '],
  [/ !== /g, () => ' === '],
  [/ < /g, () => ' <= '],
  [/ <= /g, () => ' < '],
  [/ > /g, () => ' >= '],
  [/ >= /g, () => ' > '],
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/ \?\? /g, () => ' && '],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<=[(\s])!(?=[\w(])/g, () => ''],
  [/\b\d+\b/g, (found) => String(Number(found) + 1)],
  [/\.some\(/g, () => '.every('],
  [/\.every\(/g, () => '.some('],
  [/\bMath\.min\(/g, () => 'Math.max('],
  [/\bMath\.max\(/g, () => 'Math.min('],
];

/** Comments, imports, types and lines that only open or close something do nothing when they run. */
const IDLE =
  /^\s*(\*|\/\/|\/\*|import\b|export (type|interface)\b|type\b|interface\b|[\])}]+[;,]?$|} from )/;

/** Strings within one line, and comments; an apostrophe in a comment begins no string. */
const STRINGS_AND_COMMENTS =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<![:\\])\/\/.*|\/\*[^]*?\*\//g;

/** A source with spaces for them, every character that is left in its place. */
function blankStringsAndComments(text: string): string {
  return text.replace(STRINGS_AND_COMMENTS, (found) => found.replace(/[^\n]/g, ' '));
}

/** Every mutant of a source file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  let inType = false;
  const lines = text.split('\n');
  return blankStringsAndComments(text)
    .split('\n')
    .flatMap((code, index) => {
      const before = lines[index] ?? '';
      if (/^(export )?(interface|type) /.test(before)) inType = !/;$|\{\}$/.test(before);
      else if (inType && /^\S/.test(before)) inType = false;
      if (inType || IDLE.test(before)) return [];
      return SLIPS.flatMap(([token, replacement]) =>
        [...code.matchAll(token)].map((found): Mutant => {
          const end = found.index + found[0].length;
          const after = before.slice(0, found.index) + replacement(found[0]) + before.slice(end);
          return { file, line: index + 1, before, after };
        }),
      ).filter(({ after }) => after !== before);
    });
}
