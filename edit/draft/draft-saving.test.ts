import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { BASE, DraftFolder, FILE, ONE, edit, set } from '../../test-support/edit/draft-folder.ts';
import { SiteEdits } from '../journal/site-edits.ts';
import { openDraft } from './draft.ts';

const site = new DraftFolder();

describe('saving', () => {
  it('writes the files as they are in the draft, and empties it', async () => {
    const draft = openDraft(site.folder);
    site.write('title: Gone\n', 'pages/gone.yaml');
    draft.apply([
      ...edit(set('/title', 'Uno')),
      { file: 'pages/deep/b.yaml', text: 'title: B\n' },
      { file: 'pages/gone.yaml', text: undefined },
    ]);
    const files = [FILE, 'pages/deep/b.yaml', 'pages/gone.yaml'];
    expect(await draft.save({ by: 'ann', said: 'Saved' })).toEqual({ files, conflicts: [] });
    expect([site.read(), site.read('pages/deep/b.yaml')]).toEqual([ONE, 'title: B\n']);
    expect(existsSync(site.at('pages/gone.yaml'))).toBe(false);
    expect(draft.changedFiles()).toEqual([]);
    expect(openDraft(site.folder).changedFiles()).toEqual([]);
    expect(await new SiteEdits(site.folder).history()).toMatchObject([
      { about: 'Saved', by: 'ann' },
    ]);
    expect(await draft.save()).toEqual({ files: [], conflicts: [] });
  });

  it('can be undone: in the draft, until the next time', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Uno')));
    draft.apply(edit(set('/lead', 'Due')));
    await draft.save();
    const again = openDraft(site.folder);
    again.undo();
    expect([again.text(FILE), site.read()]).toEqual([ONE, ONE.replace('Two', 'Due')]);
    again.undo();
    await again.save();
    expect(site.read()).toBe(BASE);
    again.redo();
    expect(again.text(FILE)).toBe(ONE);
  });

  it('keeps what others have written meanwhile, comments as well', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/cards/1/name', 'b')));
    draft.apply(edit({ op: 'remove', path: '/cards/2' }));
    draft.apply(edit(set('/title', 'Uno')));
    draft.undo();
    site.write(
      BASE.replace('# top', '# new').replace('  - name: A', '  - name: X # mine\n  - name: A'),
    );
    expect(draft.conflicts()).toEqual([]);
    expect((await draft.save()).files).toEqual([FILE]);
    const saved =
      '# new\ntitle: One\nlead: Two\ncards:\n  - name: X # mine\n  - name: A\n  - name: b\n';
    expect(site.read()).toBe(saved);
    draft.undo();
    expect(draft.text(FILE)).toBe(`${saved}  - name: C\n`);
  });
});

test('what others write comes into the draft, which stays one', async () => {
  const draft = openDraft(site.folder);
  draft.apply(edit(set('/cards/1/name', 'b')));
  site.write(BASE.replace('  - name: A\n', '').replace('One', 'Eins'));
  expect(draft.takeIn()).toEqual([]);
  const taken = BASE.replace('  - name: A\n', '')
    .replace('One', 'Eins')
    .replace('name: B', 'name: b');
  expect(draft.text(FILE)).toBe(taken);
  expect(openDraft(site.folder).text(FILE)).toBe(taken);
  draft.apply(edit(set('/cards/0/name', 'bb')));
  site.write(site.read().replace('  - name: B', '  - name: N\n  - name: B'));
  await openDraft(site.folder).save();
  expect(site.read()).toContain(
    'title: Eins\nlead: Two\ncards:\n  - name: N\n  - name: bb\n  - name: C\n',
  );
});
