import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openDraft } from '../../edit/draft/draft.ts';
import type { Conflict } from '../../edit/journal/conflict.ts';
import { mergeOperations } from '../../edit/journal/merge.ts';
import { readData } from '../../edit/source.ts';
import { applyToData } from '../../schema/apply-to-data.ts';
import { isRecord } from '../../schema/is-record.ts';
import { tryMerges } from '../../test-support/edit/merge-trial.ts';
import { contentFiles } from './corpus.ts';

/** How many ask in vain, merges.test.ts tells of more; each of these writes files. Always the same, as long as the content is. */
const MERGES = 1000;

const SEED = Number(process.env['EDIT_SEED'] ?? 3);

const FILE = 'pages/a.yaml';
const home = mkdtempSync(join(tmpdir(), 'draft-merges-'));
afterAll(() => rmSync(home, { recursive: true }));

const pages = contentFiles()
  .map(({ text }) => readData(text))
  .filter((data) => isRecord(data) && Array.isArray(data['blocks']));

let folders = 0;
/** Files of which something was taken in while a place of them is open. */
let partly = 0;

const values = ({ ours, theirs }: Conflict) => [ours, theirs];

/** The same merge as a draft makes it, whose file another program writes; both must lead to the same. */
const throughDraft: typeof mergeOperations = (operations, { base, theirs }) => {
  const folder = join(home, String((folders += 1)));
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const write = (data: unknown) => writeFileSync(join(folder, FILE), stringify(data));
  write(base);
  const draft = openDraft(folder);
  draft.apply([{ file: FILE, operations }]);
  const ours = draft.text(FILE);
  write(theirs);
  const merged = mergeOperations(operations, { base, theirs });
  const isChanged = draft.changedFiles().length > 0;
  const conflicts = draft.takeIn();
  if (conflicts.length > 0) {
    expect(conflicts.map(values)).toEqual(merged.conflicts.map(values));
    if (draft.text(FILE) !== ours) partly += 1;
    // What fits was taken in before: a choice leads to the same as if all was asked at once.
    const take = folders % 2 === 0 ? 'ours' : 'theirs';
    const chosen = mergeOperations(operations, { base, theirs }, () => take);
    expect(draft.takeIn(conflicts.map(({ path }) => ({ file: FILE, path, take })))).toEqual([]);
    expect(readData(draft.text(FILE) ?? '')).toEqual(chosen.operations.reduce(applyToData, theirs));
  } else if (isChanged) {
    // What both have done is there once.
    const isDone = isDeepStrictEqual(readData(ours ?? ''), theirs);
    const expected = isDone ? theirs : merged.operations.reduce(applyToData, theirs);
    expect(readData(draft.text(FILE) ?? '')).toEqual(expected);
  }
  rmSync(folder, { recursive: true });
  return merged;
};

test('a draft takes in what others write as merges do, never into another entry', () => {
  const trial = { count: MERGES, seed: SEED, kind: 'do' } as const;
  const { needless, wrong, merged, conflicts } = tryMerges(pages, trial, throughDraft);
  expect(wrong).toEqual([]);
  expect(merged + conflicts + needless.length).toBe(MERGES);
  expect(partly).toBeGreaterThan(0);
});
