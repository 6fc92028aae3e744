import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { BASE, DraftFolder, FILE, ONE, edit, set } from '../../test-support/edit/draft-folder.ts';
import { openDraft } from './draft.ts';

const site = new DraftFolder();

const journal = () => site.at('.data/studio/journal.jsonl');

describe('after a crash', () => {
  it('a step that is in the journal is in the draft', () => {
    openDraft(site.folder).apply(edit(set('/title', 'Uno')));
    rmSync(site.at('.data/studio/files'), { recursive: true });
    expect(openDraft(site.folder).text(FILE)).toBe(ONE);
  });

  it('one that is there in part is not', () => {
    openDraft(site.folder).apply(edit(set('/title', 'Uno')));
    appendFileSync(journal(), readFileSync(journal(), 'utf8').slice(0, -20).replace('Uno', 'Due'));
    const draft = openDraft(site.folder);
    expect(draft.text(FILE)).toBe(ONE);
    draft.undo();
    expect(draft.text(FILE)).toBe(BASE);
  });

  it('a draft that was saved, and not emptied, is empty', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Uno')));
    site.write(ONE);
    expect(openDraft(site.folder).changedFiles()).toEqual([]);
    site.write(BASE);
    expect(openDraft(site.folder).changedFiles()).toEqual([]);
  });

  it('a draft without its journal can be saved', async () => {
    openDraft(site.folder).apply(edit(set('/title', 'Uno')));
    rmSync(journal());
    site.write(BASE.replace('Two', 'Due'));
    await openDraft(site.folder).save();
    expect(site.read()).toBe(ONE.replace('Two', 'Due'));
  });
});

test.each(['package.json', '../a.yaml', '.data/edits/journal.jsonl'])(
  '%s is in no draft',
  (file) => {
    const draft = openDraft(site.folder);
    expect(() => draft.apply([{ file, text: 'a' }])).toThrow('cannot be edited');
    const record = { file, base: null, text: 'a' };
    mkdirSync(site.at('.data/studio/files'), { recursive: true });
    writeFileSync(site.at(`.data/studio/files/${digestOf(file)}.json`), JSON.stringify(record));
    expect(() => openDraft(site.folder)).toThrow('If .data/studio names it, delete that folder.');
  },
);

test('what is not a draft is refused by name', () => {
  mkdirSync(site.at('.data/studio/files'), { recursive: true });
  writeFileSync(site.at('.data/studio/files/a.json'), '{}');
  expect(() => openDraft(site.folder)).toThrow('a.json is not part of a draft. Delete it.');
});
