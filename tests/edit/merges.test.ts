import { expect, test } from 'vitest';
import { readData } from '../../edit/source.ts';
import { isRecord } from '../../schema/is-record.ts';
import { tryMerges } from '../../test-support/edit/merge-trial.ts';
import { contentFiles } from './corpus.ts';

/** As many as a rate of one in a hundred needs: of fewer, chance decides. Always the same, as long as the content is. */
const MERGES = 5000;

const SEED = Number(process.env['EDIT_SEED'] ?? 3);

const pages = contentFiles()
  .map(({ text }) => readData(text))
  .filter((data) => isRecord(data) && Array.isArray(data['blocks']));

test('an operation is moved over what others have changed, never into another entry, and seldom in vain', () => {
  const { merged, conflicts, needless, wrong } = tryMerges(pages, {
    count: MERGES,
    seed: SEED,
    kind: 'do',
  });
  expect(wrong).toEqual([]);
  expect(needless.length, needless.join('\n')).toBeLessThanOrEqual(Math.ceil(MERGES * 0.01));
  expect(merged + conflicts + needless.length).toBe(MERGES);
});

test('an undo follows its entry over what others have changed since', () => {
  const { needless, wrong } = tryMerges(pages, { count: MERGES, seed: SEED, kind: 'undo' });
  expect(wrong).toEqual([]);
  expect(needless.length, needless.join('\n')).toBeLessThanOrEqual(Math.ceil(MERGES * 0.02));
});
