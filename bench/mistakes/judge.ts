import { isDeepStrictEqual } from 'node:util';
import { fixText } from '../../authoring/fix/fix-text.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { parseYaml } from '../../check/yaml/parse-yaml.ts';
import type { Kind, Mistake } from './mistake.ts';

/** What a report made of a mistake. */
export type Verdict = 'right' | 'extra' | 'place' | 'cause' | 'silent';

/** @param found what is wrong with the site now and was not before */
export function judge(
  found: readonly Diagnostic[],
  { says }: Kind,
  file: string,
  { lines: [first, last] }: Mistake,
): Verdict {
  if (found.length === 0) return 'silent';
  const here = found.filter(
    (problem) => problem.file === file && problem.line >= first && problem.line <= last,
  );
  if (here.length === 0) return 'place';
  const isSaid = here.some(({ message, suggestion = '', id }) =>
    says.test(`${message} ${suggestion} [${id}]`),
  );
  if (!isSaid) return 'cause';
  return found.length === 1 ? 'right' : 'extra';
}

/** As many as `check -- --fix` goes through at most. */
const MOST_ROUNDS = 5;

/** What `--fix` makes of a mistake: nothing, the page as it was, another one that is as good, or a worse one. */
export type Fixed = 'none' | 'restored' | 'other' | 'again' | 'wrong';

/**
 * @param before the file without the mistake
 * @param check says what is wrong with a text of the file and was not before
 */
export async function judgeFixes(
  found: readonly Diagnostic[],
  {
    before,
    after,
    lines,
    check,
  }: {
    before: string;
    after: string;
    lines: Mistake['lines'];
    check: (text: string) => Promise<readonly Diagnostic[]>;
  },
): Promise<Fixed> {
  let text = after;
  let left = found;
  let made = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fixes = left.flatMap(({ fix }) => fix ?? []);
    if (fixes.length === 0) break;
    made += fixes.length;
    ({ text } = fixText(text, fixes));
    left = await check(text);
  }
  if (made === 0) return 'none';
  if (left.some(({ fix }) => fix)) return 'again';
  const [was, is] = [dataOf(before), dataOf(text)];
  if (is !== undefined && isDeepStrictEqual(was, is)) return 'restored';
  // A value that is read at last may have another mistake.
  const [first, last] = lines;
  const isElsewhere = left.some(({ line }) => line < first || line > last);
  return isElsewhere && left.length > found.length - made ? 'wrong' : 'other';
}

function dataOf(text: string): unknown {
  const result = parseYaml(text);
  return 'parsed' in result ? result.parsed.data : undefined;
}
