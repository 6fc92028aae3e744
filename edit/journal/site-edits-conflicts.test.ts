import { existsSync, rmSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { Operation } from '../../schema/generated/data.d.ts';
import { ConflictError } from './conflict.ts';
import { BASE, editedFile, FILE, set } from '../../test-support/content/edited-file.ts';

const { at, edits, edit, write, read } = editedFile();

/** What an editor outside saves, what is edited meanwhile, and what must come out: a text, or the paths in conflict. */
type Race<Outcome> = [about: string, theirs: string, ours: Operation[], outcome: Outcome];

const merged: Race<string>[] = [
  [
    'another field',
    BASE.replace('Two', '2'),
    [set('/title', 'Uno')],
    BASE.replace('Two', '2').replace('One', 'Uno'),
  ],
  [
    'the same field, the same words',
    BASE.replace('One', 'Uno'),
    [set('/title', 'Uno')],
    BASE.replace('One', 'Uno'),
  ],
  [
    'a comment only',
    BASE.replace('# top', '# new'),
    [set('/title', 'Uno')],
    BASE.replace('# top', '# new').replace('One', 'Uno'),
  ],
  [
    'an entry before ours',
    BASE.replace('  - name: A', '  - name: X\n  - name: A'),
    [set('/cards/1/name', 'b')],
    BASE.replace('  - name: A', '  - name: X\n  - name: A').replace('name: B', 'name: b'),
  ],
  [
    'an entry behind ours',
    `${BASE}  - name: D\n`,
    [set('/cards/1/name', 'b')],
    `${BASE.replace('name: B', 'name: b')}  - name: D\n`,
  ],
  [
    'an entry before ours went',
    BASE.replace('  - name: A\n', ''),
    [set('/cards/2/name', 'c')],
    BASE.replace('  - name: A\n', '').replace('name: C', 'name: c'),
  ],
  [
    'both remove the same field',
    BASE.replace('lead: Two\n', ''),
    [{ op: 'remove', path: '/lead' }],
    BASE.replace('lead: Two\n', ''),
  ],
  [
    'we remove another entry',
    BASE.replace('name: B', 'name: b'),
    [{ op: 'remove', path: '/cards/2' }],
    BASE.replace('name: B', 'name: b').replace('  - name: C\n', ''),
  ],
  [
    'their field beside ours',
    BASE.replace('name: B', 'name: B\n    more: 1'),
    [set('/cards/1/name', 'b')],
    BASE.replace('name: B', 'name: b\n    more: 1'),
  ],
  [
    'both add a field',
    BASE.replace('lead: Two', 'lead: Two\nx: 1'),
    [set('/z', 2)],
    `${BASE.replace('lead: Two', 'lead: Two\nx: 1')}z: 2\n`,
  ],
  [
    'they move an entry, we change it',
    BASE.replace('  - name: A\n', '').replace('C\n', 'C\n  - name: A\n'),
    [set('/cards/0/name', 'a')],
    BASE.replace('  - name: A\n', '').replace('C\n', 'C\n  - name: a\n'),
  ],
  [
    'they change an entry, we move it',
    BASE.replace('name: A', 'name: a'),
    [{ op: 'move', path: '/cards/0', to: 2 }],
    BASE.replace('  - name: A\n', '').replace('C\n', 'C\n  - name: a\n'),
  ],
  [
    'they add an entry, we add another',
    `${BASE}  - name: D\n`,
    [{ op: 'insert', path: '/cards/0', value: { name: 'X' } }],
    `${BASE.replace('  - name: A', '  - name: X\n  - name: A')}  - name: D\n`,
  ],
  [
    'they rewrite the style',
    BASE.replace('One', "'One'"),
    [set('/title', 'Uno')],
    BASE.replace('One', "'Uno'"),
  ],
];

const conflicting: Race<string[]>[] = [
  ['the same field, other words', BASE.replace('One', '1'), [set('/title', 'Uno')], ['/title']],
  [
    'our entry went',
    BASE.replace('  - name: B\n', ''),
    [set('/cards/1/name', 'b')],
    ['/cards/1/name'],
  ],
  [
    'we remove what they changed',
    BASE.replace('name: B', 'name: b'),
    [{ op: 'remove', path: '/cards/1' }],
    ['/cards/1'],
  ],
  ['both add the same field', `${BASE}x: 1\n`, [set('/x', 2)], ['/x']],
  [
    'they change inside what we set whole',
    BASE.replace('name: B', 'name: b'),
    [set('/cards/1', { title: 'B' })],
    ['/cards/1'],
  ],
  [
    'two of ours, one in conflict',
    BASE.replace('One', '1'),
    [set('/lead', '2'), set('/title', 'Uno')],
    ['/title'],
  ],
  ['the file went', '', [set('/title', 'Uno')], ['']],
];

test.for(merged)(
  'an editor saves meanwhile, and both stay: %s',
  async ([, theirs, ours, outcome]) => {
    write(theirs);
    await edit(...ours);
    expect(read()).toBe(outcome);
    await edits().undo();
    expect(read()).toBe(theirs);
  },
);

test.for(conflicting)(
  'an editor saves meanwhile, in conflict: %s',
  async ([, theirs, ours, paths]) => {
    if (theirs !== '') write(theirs);
    const { conflicts } = await caught(() => edit(...ours));
    expect(conflicts.map(({ path }) => path)).toEqual(paths);
    expect(existsSync(at(FILE)) ? read() : '').toBe(theirs);
    expect(await edits().history()).toEqual([]);
  },
);

it('says which file and which places are in conflict', async () => {
  write(BASE.replace('One', '1').replace('Two', '2'));
  expect((await caught(() => edit(set('/title', 'Uno'), set('/lead', 'Due')))).message).toBe(
    'pages/a.yaml was changed by another program in the same place: /title, /lead.',
  );
  rmSync(at(FILE));
  expect((await caught(() => edit(set('/title', 'Uno')))).message).toBe(
    'pages/a.yaml was changed by another program in the same place: the whole file.',
  );
});

it('names both values of a conflict', async () => {
  write(BASE.replace('One', '1'));
  expect((await caught(() => edit(set('/title', 'Uno')))).conflicts).toEqual([
    { path: '/title', ours: 'Uno', theirs: 1 },
  ]);
});

it('undoes in a file that was changed elsewhere, and only what is still as it was left', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'), { op: 'remove', path: '/cards/0' });
  write(read().replace('lead: Two', 'lead: 2'));
  await edits().undo();
  expect(read()).toBe(BASE.replace('lead: Two', 'lead: 2'));
  await edits().redo();
  write(read().replace('Uno', 'Eins'));
  expect((await caught(() => edits().undo())).conflicts).toEqual([
    { path: '/title', ours: 'One', theirs: 'Eins' },
  ]);
  expect(read()).toContain('Eins');
});

/** What is edited, by operations or as a text; what an editor outside makes of it then; what undo leaves. */
const FOLLOWED: [
  about: string,
  ours: string | Operation[],
  theirs: (text: string) => string,
  undone: string,
][] = [
  [
    'the entry moved',
    [set('/cards/0/name', 'a long name'), set('/cards/0/more', 'x')],
    (text) =>
      text.replace('  - name: a long name\n    more: x\n', '') +
      '  - name: a long name\n    more: x\n',
    `${BASE.replace('  - name: A\n', '')}  - name: A\n`,
  ],
  [
    'an entry comes before it',
    [set('/cards/1/name', 'b')],
    (text) => text.replace('  - name: A\n', '  - name: A\n  - name: X\n'),
    BASE.replace('  - name: A\n', '  - name: A\n  - name: X\n'),
  ],
  [
    'a comment comes at the end of what was a text',
    BASE.replace('  - name: C\n', '  # third\n  - name: c\n'),
    (text) => `${text}# The end\n`,
    `${BASE}# The end\n`,
  ],
  [
    'another field changes of what was a text',
    BASE.replace('One', 'Uno'),
    (text) => text.replace('lead: Two', 'lead: 2'),
    BASE.replace('lead: Two', 'lead: 2'),
  ],
  [
    'a comment was changed, and another field is',
    BASE.replace('# top', '# new'),
    (text) => text.replace('name: C', 'name: c'),
    BASE.replace('name: C', 'name: c'),
  ],
];

test.for(FOLLOWED)('undo follows what it takes back: %s', async ([, ours, theirs, undone]) => {
  write(BASE);
  if (typeof ours === 'string')
    await edits().apply('Test', [{ file: FILE, base: BASE, text: ours }]);
  else await edit(...ours);
  write(theirs(read()));
  await edits().undo();
  expect(read()).toBe(undone);
});

it('keeps both when a text was written for a file that was changed elsewhere', async () => {
  write(BASE.replace('lead: Two', 'lead: 2'));
  await edits().apply('Test', [{ file: FILE, base: BASE, text: BASE.replace('One', 'Uno') }]);
  expect(read()).toBe(BASE.replace('lead: Two', 'lead: 2').replace('One', 'Uno'));
  const ours = BASE.replace('Two', 'Due');
  const { conflicts } = await caught(() =>
    edits().apply('Test', [{ file: FILE, base: BASE, text: ours }]),
  );
  expect(conflicts.map(({ path }) => path)).toEqual(['/lead']);
});

it('undoes at the paths of a step whose texts are not kept any more', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'));
  rmSync(at('.data/edits/texts'), { recursive: true });
  write(read().replace('lead: Two', 'lead: 2'));
  await edits().undo();
  expect(read()).toBe(BASE.replace('lead: Two', 'lead: 2'));
});

async function caught(run: () => Promise<unknown>): Promise<ConflictError> {
  try {
    await run();
  } catch (error) {
    if (error instanceof ConflictError) return error;
    throw error;
  }
  throw new Error('There was no conflict.');
}
