import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE, DraftFolder, FILE, ONE, edit, set } from '../../test-support/edit/draft-folder.ts';
import { openDraft } from './draft.ts';

const site = new DraftFolder();

describe('saving where others have changed the same', () => {
  it('writes nothing while both have changed the same, and says what both say', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Un')));
    draft.apply([...edit(set('/title', 'Uno')), { file: 'pages/b.yaml', text: 'title: B\n' }]);
    site.write(BASE.replace('One', 'Eins'));
    const conflicts = [{ file: FILE, path: '/title', at: '/title', ours: 'Uno', theirs: 'Eins' }];
    expect(draft.conflicts()).toEqual(conflicts);
    expect(await draft.save()).toEqual({ files: [], conflicts });
    expect(site.read()).toBe(BASE.replace('One', 'Eins'));
    expect(existsSync(site.at('pages/b.yaml'))).toBe(false);
    expect(openDraft(site.folder).text(FILE)).toBe(ONE);
  });

  it.each([
    ['ours', 'Uno'],
    ['theirs', 'Eins'],
  ] as const)('takes %s where somebody has chosen', async (take, title) => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Un'), set('/lead', 'Due')));
    draft.apply(edit(set('/title', 'Uno')));
    site.write(BASE.replace('One', 'Eins').replace('name: A', 'name: a'));
    expect(await draft.save({ choices: [{ file: FILE, path: '/title', take }] })).toEqual({
      files: [FILE],
      conflicts: [],
    });
    expect(site.read()).toBe(
      BASE.replace('One', title).replace('Two', 'Due').replace('name: A', 'name: a'),
    );
  });

  it.each([
    ['ours', '  - name: A\n  - name: b\n  - name: C\n'],
    ['theirs', '  - name: A\n  - name: C\n'],
  ] as const)('of an entry that is gone, %s brings it back or not', async (take, cards) => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/cards/1', { name: 'B', text: 'Words of B' })));
    await draft.save();
    draft.apply(edit(set('/cards/1/name', 'b'), { op: 'remove', path: '/cards/1/text' }));
    site.write(BASE.replace('  - name: B\n', ''));
    const [conflict] = draft.conflicts();
    expect(conflict).toMatchObject({ path: '/cards/1/name', ours: 'b', theirs: undefined });
    const choices = [{ file: FILE, path: '/cards/1/name', take }];
    expect((await draft.save({ choices })).conflicts).toEqual([]);
    expect(site.read()).toContain(cards);
  });

  it('theirs is taken in a step: undo brings ours back, over all else that they have written', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Uno')), { by: 'ann' });
    const outside = BASE.replace('One', 'Eins').replace('name: A', 'name: a');
    site.write(outside);
    const choices = [{ file: FILE, path: '/title', take: 'theirs' }] as const;
    expect(draft.takeIn(choices, { by: 'ann' })).toEqual([]);
    expect([draft.text(FILE), draft.changedFiles()]).toEqual([outside, []]);
    draft.undo('ann');
    expect(draft.text(FILE)).toBe(outside.replace('Eins', 'Uno'));
    expect(draft.conflicts()).toEqual([]);
    draft.undo('ann');
    expect(draft.text(FILE)).toBe(outside.replace('Eins', 'One'));
    draft.redo('ann');
    await draft.save();
    expect(site.read()).toBe(outside.replace('Eins', 'Uno'));
  });

  it('takes in at once what fits of theirs, and leaves the one field open', async () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Uno'), set('/cards/1/name', 'b')), { by: 'ann' });
    const outside = BASE.replace('One', 'Eins')
      .replace('Two', 'Zwei')
      .replace('  - name: A\n', '  - name: A\n  - name: New\n');
    site.write(outside);
    const conflicts = [{ file: FILE, path: '/title', at: '/title', ours: 'Uno', theirs: 'Eins' }];
    expect(draft.takeIn()).toEqual(conflicts);
    const fitted = outside.replace('Eins', 'Uno').replace('name: B', 'name: b');
    expect(draft.text(FILE)).toBe(fitted);
    // After a crash as well; and nothing is told again.
    const told: unknown[] = [];
    const again = openDraft(site.folder);
    again.onChange((change) => told.push(change));
    expect([again.takeIn(), told, again.text(FILE)]).toEqual([conflicts, [], fitted]);
    expect(await again.save()).toEqual({ files: [], conflicts });
    expect(again.changedFiles()).toMatchObject([
      { origin: BASE, base: outside.replace('Eins', 'One'), text: fitted },
    ]);
    again.takeIn([{ file: FILE, path: '/title', take: 'theirs' }], { by: 'ann' });
    expect(again.text(FILE)).toBe(outside.replace('name: B', 'name: b'));
    await again.save();
    expect(site.read()).toBe(outside.replace('name: B', 'name: b'));
  });

  it('undo of mine ends the conflict, and takes back nothing of theirs', () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/cards/1/name', 'b')), { by: 'ann' });
    draft.apply(edit(set('/title', 'Uno')), { by: 'ann' });
    const outside = BASE.replace('One', 'Eins').replace('Two', 'Zwei');
    site.write(outside);
    expect(draft.takeIn()).toHaveLength(1);
    draft.undo('ann');
    expect(draft.takeIn()).toEqual([]);
    expect(draft.text(FILE)).toBe(outside.replace('name: B', 'name: b'));
    draft.undo('ann');
    expect([draft.text(FILE), draft.changedFiles()]).toEqual([outside, []]);
  });

  it('each further change of theirs is taken in; the field that they set back is no conflict', () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/title', 'Uno'), set('/lead', 'Due'), set('/note', 'Mine')));
    site.write(`${BASE.replace('One', 'Eins').replace('Two', 'Zwei')}note: Theirs\n`);
    expect(draft.takeIn().map(({ path }) => path)).toEqual(['/title', '/lead', '/note']);
    site.write(`${BASE.replace('Two', 'Zwei').replace('name: C', 'name: c')}note: Theirs\n`);
    expect(draft.takeIn()).toMatchObject([
      { path: '/lead', theirs: 'Zwei' },
      { path: '/note', ours: 'Mine', theirs: 'Theirs' },
    ]);
    const fitted = ONE.replace('Two', 'Due').replace('name: C', 'name: c');
    expect(draft.text(FILE)).toBe(`${fitted}note: Mine\n`);
  });

  it('a file that others have removed or broken comes back by undo after theirs was taken', () => {
    for (const theirs of [undefined, 'a: [\n']) {
      site.write(BASE);
      const draft = openDraft(site.folder);
      draft.apply(edit(set('/title', 'Uno')));
      if (theirs === undefined) rmSync(site.at(FILE));
      else site.write(theirs);
      expect(draft.takeIn([{ file: FILE, path: '', take: 'theirs' }])).toEqual([]);
      expect([draft.text(FILE), draft.changedFiles()]).toEqual([theirs, []]);
      draft.undo();
      expect(draft.text(FILE)).toBe(ONE);
      draft.discard();
    }
  });

  it('says where our value is, and what the file said before others have changed it', () => {
    const draft = openDraft(site.folder);
    draft.apply(edit(set('/cards/1/name', 'b'), { op: 'remove', path: '/lead' }));
    site.write(BASE.replace('name: B', 'name: BB').replace('Two', 'Due'));
    expect(draft.conflicts()).toMatchObject([
      { path: '/cards/1/name', at: '/cards/1/name', ours: 'b' },
      { path: '/lead', ours: undefined, theirs: 'Due' },
    ]);
    expect(draft.conflicts()[1]).not.toHaveProperty('at');
    draft.takeIn(draft.conflicts().map(({ file, path }) => ({ file, path, take: 'ours' })));
    expect(draft.changedFiles()).toMatchObject([{ origin: BASE, base: site.read() }]);
  });

  it('of files that came, went or cannot be read, one counts as a whole', async () => {
    const draft = openDraft(site.folder);
    site.write(BASE, 'pages/went.yaml');
    site.write(BASE, 'pages/broken.yaml');
    site.write(BASE, 'pages/bytes.yaml');
    draft.apply(
      ['pages/went.yaml', 'pages/broken.yaml', 'pages/bytes.yaml'].map((file) => ({
        file,
        operations: [set('/title', 'Uno')],
      })),
    );
    draft.apply([{ file: 'pages/came.yaml', text: 'title: Ours\n' }]);
    site.write('title: Theirs\n', 'pages/came.yaml');
    site.write('a: [\n', 'pages/broken.yaml');
    writeFileSync(site.at('pages/bytes.yaml'), Buffer.from([0xff, 0xfe]));
    rmSync(site.at('pages/went.yaml'));
    expect((await draft.save()).conflicts).toEqual([
      { file: 'pages/broken.yaml', path: '', ours: ONE, theirs: 'a: [\n', why: expect.any(String) },
      { file: 'pages/bytes.yaml', path: '', ours: ONE, theirs: undefined, why: expect.any(String) },
      { file: 'pages/came.yaml', path: '', ours: 'title: Ours\n', theirs: 'title: Theirs\n' },
      { file: 'pages/went.yaml', path: '', ours: ONE, theirs: undefined },
    ]);
    writeFileSync(site.at('pages/bytes.yaml'), BASE);
    const choices = [
      { file: 'pages/broken.yaml', path: '', take: 'theirs' },
      { file: 'pages/came.yaml', path: '', take: 'ours' },
      { file: 'pages/went.yaml', path: '', take: 'ours' },
    ] as const;
    expect(await draft.save({ choices })).toEqual({
      files: ['pages/bytes.yaml', 'pages/came.yaml', 'pages/went.yaml'],
      conflicts: [],
    });
    expect(site.read('pages/broken.yaml')).toBe('a: [\n');
    expect(site.read('pages/came.yaml')).toBe('title: Ours\n');
    expect(site.read('pages/went.yaml')).toBe(ONE);
  });
});
