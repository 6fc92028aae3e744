import { expect, test } from 'vitest';
import { applyOperation } from '../../edit/edit-yaml.ts';
import { type DataPath, toPointer } from '../../schema/pointer.ts';
import { readData } from '../../edit/source.ts';
import { applySplices, spliceBetween } from '../../edit/splice.ts';
import { isRecord } from '../../schema/is-record.ts';
import { contentFiles } from './corpus.ts';

/** EVERY_WORD=1 takes each text, as for a release; a usual run one of so many of each file, others in another file. */
const EVERY = Number(process.env['EVERY_WORD'] ?? 4);

function* textsOf(value: unknown, path: DataPath = []): Generator<[DataPath, string]> {
  if (typeof value === 'string') yield [path, value];
  const entries = Array.isArray(value)
    ? value.entries()
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [step, inner] of entries) yield* textsOf(inner, [...path, step]);
}

/** Another word for the one in the middle. */
function withOtherWord(text: string): string {
  const words = text
    .split(/(?<=[\s/.])|(?=[\s/.])/)
    .flatMap((word, at) => (/[\p{L}\p{N}]/u.test(word) ? [at] : []));
  const parts = text.split(/(?<=[\s/.])|(?=[\s/.])/);
  const middle = words[words.length >> 1];
  return middle === undefined ? `${text}Word` : parts.with(middle, 'Word').join('');
}

function changedLines(before: string, after: string): number {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (old.length !== fresh.length) return Infinity;
  return old.filter((line, n) => line !== fresh[n]).length;
}

test('another word in any text of any file changes one line of it', { timeout: 120_000 }, () => {
  let count = 0;
  const more: string[] = [];
  for (const [nth, { name, text }] of contentFiles().entries()) {
    for (const [at, [path, before]] of [...textsOf(readData(text))].entries()) {
      if ((at + nth) % EVERY !== 0) continue;
      const after = withOtherWord(before);
      const changed = applyOperation(text, { op: 'set', path: toPointer(path), value: after });
      if (changedLines(text, changed) !== 1) more.push(`${name} ${toPointer(path)}: ${before}`);
      expect(applySplices(changed, [spliceBetween(changed, text)])).toBe(text);
      count += 1;
    }
  }
  expect(more).toEqual([]);
  expect(count).toBeGreaterThan(2600 / EVERY);
});
