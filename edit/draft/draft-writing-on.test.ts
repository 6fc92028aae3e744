import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE, DraftFolder, FILE, ONE, edit, set } from '../../test-support/edit/draft-folder.ts';
import { type Draft, openDraft } from './draft.ts';

const site = new DraftFolder();

const type = (draft: Draft, text: string, by = 'ann') =>
  draft.apply(edit(set('/title', text)), { by, goesOn: true });

describe('a text that is written on', () => {
  it('is one step, from what was there before to what is there now', () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'U')), { by: 'ann' });
    for (const text of ['Un', 'Uno', 'Uno!']) type(draft, text);
    expect(draft.history()).toHaveLength(1);
    draft.undo('ann');
    expect(draft.text(FILE)).toBe(BASE);
    openDraft(site.folder).redo('ann');
    expect(openDraft(site.folder).text(FILE)).toBe(BASE.replace('One', 'Uno!'));
  });

  it('is another step in another field, of another author, after an undo and after a save', async () => {
    const draft = openDraft(site.folder);
    type(draft, 'Uno');
    draft.apply(edit(set('/lead', 'Due')), { by: 'ann', goesOn: true });
    type(draft, 'Eins', 'ben');
    draft.undo('ben');
    type(draft, 'Un');
    await draft.save();
    type(draft, 'Une');
    expect(draft.history().map(({ by }) => by)).toEqual(['ann', 'ann', 'ann', 'ann']);
    for (const title of ['Un', 'Uno', 'Uno', 'One']) {
      draft.undo('ann');
      expect(draft.text(FILE)).toContain(`title: ${title}\n`);
    }
    expect(draft.text(FILE)).toBe(BASE);
  });

  it('goes into the file as it was meant, over what others have written', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/cards/1/name', 'b')));
    draft.apply(edit(set('/cards/1/name', 'bb')), { goesOn: true });
    site.write(BASE.replace('  - name: A\n', ''));
    await draft.save();
    expect(site.read()).toContain('cards:\n  - name: bb\n  - name: C\n');
  });

  it('is written as its author wrote it, whatever was needed on the way', () => {
    const draft = openDraft(site.folder);
    for (const text of ['Uno:', 'Uno: ', 'Uno, due']) type(draft, text);
    expect(draft.text(FILE)).toBe(BASE.replace('One', 'Uno, due'));
  });

  it('is there after a crash between journal and draft', () => {
    const draft = openDraft(site.folder);
    type(draft, 'Un');
    const home = site.at('.data/studio/files');
    const [name = ''] = readdirSync(home);
    const before = readFileSync(join(home, name));
    type(draft, 'Uno');
    writeFileSync(join(home, name), before);
    const again = openDraft(site.folder);
    expect(again.text(FILE)).toBe(ONE);
    again.undo('ann');
    expect(again.text(FILE)).toBe(BASE);
  });
});
