import { formatPatch, structuredPatch } from 'diff';

/** Lines that come and go: with more of them, the time to find the fewest grows beyond a moment. */
const MOST_LINES = 2000;

/**
 * What is different between two states of a file, as unified lines that go and come. Where nearly all is different, all
 * of one goes and all of the other comes.
 *
 * @param before nothing of a file that comes; `after`, of one that goes
 */
export function textDiff(
  file: string,
  before: string | undefined,
  after: string | undefined,
): string {
  const from = before === undefined ? '/dev/null' : `a/${file}`;
  const to = after === undefined ? '/dev/null' : `b/${file}`;
  const [old, fresh] = [before ?? '', after ?? ''];
  const options = { maxEditLength: MOST_LINES };
  const patch = structuredPatch(from, to, old, fresh, undefined, undefined, options) ?? {
    ...structuredPatch(from, to, '', ''),
    hunks: [wholeHunk(linesOf(old), linesOf(fresh))],
  };
  return formatPatch(patch).replace(/^=+\n/, '');
}

type Hunk = ReturnType<typeof structuredPatch>['hunks'][number];

function wholeHunk(old: readonly string[], fresh: readonly string[]): Hunk {
  return {
    oldStart: 1,
    oldLines: old.length,
    newStart: 1,
    newLines: fresh.length,
    lines: [...old.map((line) => `-${line}`), ...fresh.map((line) => `+${line}`)],
  };
}

/** Without the end of the last line, which ends the text. */
function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}
