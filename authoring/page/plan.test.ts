import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { FILE, PlannedSite, set } from '../../test-support/edit/planned-site.ts';
import { applyPlan } from './apply.ts';

const BAKING_WEEK = join(import.meta.dirname, '../../tests/second-site/bakery/blocks/baking-week');

const site = new PlannedSite();

it('says what would change, in a diff and in words, and writes nothing', async () => {
  const before = site.snapshot();
  const title = set('/title', 'Our people');
  const planned = await site.plan({ file: FILE, operations: [title] });
  expect(planned.diff).toContain('-title: ');
  expect(planned.diff).toContain('+title: Our people\n');
  expect(planned.words).toEqual([
    expect.stringMatching(/^pages\/team\.yaml: Title: ".*" -> "Our people"$/),
  ]);
  expect(planned.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(site.snapshot()).toEqual(before);
  expect(readdirSync(site.folder)).not.toContain('.data');
});

it('says of a problem where it is, what was expected and where it is explained', async () => {
  const operations: Operation[] = [
    { op: 'rename', path: '/blocks/0/title', name: 'titel' },
    set('/title', 12),
  ];
  const { problems } = await site.plan({ file: FILE, operations });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'unknown-field',
        file: FILE,
        pointer: '/blocks/0/titel',
        suggestion: expect.stringContaining('`title`'),
        expected: expect.objectContaining({ fields: expect.arrayContaining(['title']) }),
        see: 'docs/pages/problems.yaml#unknown-field',
      }),
      expect.objectContaining({
        pointer: '/title',
        expected: expect.objectContaining({ type: 'string' }),
      }),
    ]),
  );
});

it("knows the fields of a site's own blocks: what is as their default says, and what belongs there", async () => {
  cpSync(BAKING_WEEK, join(site.folder, 'blocks/baking-week'), { recursive: true });
  const days = [{ name: 'Monday' }, { name: 'Tuesday' }];
  const block = { type: 'baking-week', ground: 'plain', heading: 'This week', days };
  const insert: Operation = { op: 'insert', path: '/blocks/1', value: block };
  const { diff } = await site.plan({ file: FILE, operations: [insert] });
  expect(diff).toContain('+  - type: baking-week\n+    heading: This week\n');
  const wrong: Operation = { ...insert, value: { ...block, heading: 7 } };
  const { problems } = await site.plan({ file: FILE, operations: [wrong] });
  expect(problems.map(({ pointer, expected }) => [pointer, expected?.type])).toEqual([
    ['/blocks/1/heading', 'string'],
  ]);
});

it('finds what a change breaks on other pages', async () => {
  const { problems, words } = await site.plan({ file: FILE, text: null });
  expect(words).toEqual([`${FILE}: removed`]);
  expect(problems.filter(({ file }) => file !== FILE)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'broken-link' })]),
  );
});

it('takes whole texts, and says the difference in words', async () => {
  const text = site.read(FILE).replace(/^title: .*/m, 'title: Our people');
  const { words } = await site.plan({ file: FILE, text });
  expect(words).toEqual([`${FILE}: Title: "Team" -> "Our people"`]);
  const style = await site.plan({ file: FILE, text: `# A comment\n${site.read(FILE)}` });
  expect(style.words).toEqual([`${FILE}: only comments or formatting`]);
});

it('of a text that cannot be read, no words are compared', async () => {
  const { words, problems } = await site.plan({ file: FILE, text: 'title: [\n' });
  expect(words).toEqual([`${FILE}: rewritten`]);
  expect(problems.map(({ file }) => file)).toContain(FILE);
});

it('names what comes and goes in its diff', async () => {
  const added = await site.plan({ file: 'pages/new.yaml', text: 'title: New\n' });
  expect(added.diff).toBe('--- /dev/null\n+++ b/pages/new.yaml\n@@ -0,0 +1,1 @@\n+title: New\n');
  const removed = await site.plan({ file: FILE, text: null });
  expect(removed.diff).toMatch(/^--- a\/pages\/team\.yaml\n\+\+\+ \/dev\/null\n/);
});

it('adds up what is wished of one file', async () => {
  const title = set('/title', 'Our people');
  const twice = await site.plan(
    { file: FILE, operations: [title] },
    { file: FILE, operations: [set('/title', 'People')] },
  );
  expect(twice.words).toEqual([`${FILE}: Title: "Team" -> "People"`]);
  const text = site.read(FILE).replace('Ada still', 'Ada');
  const mixed = await site.plan({ file: FILE, text }, { file: FILE, operations: [title] });
  expect(mixed.words).toHaveLength(2);
  expect(mixed.words).toContain(`${FILE}: Title: "Team" -> "Our people"`);
});

it('a plan of nothing is empty, and leaves no step to undo', async () => {
  const nothing = { changes: [], diff: '', words: [], problems: [] };
  expect(await site.plan({ file: FILE, operations: [] })).toEqual(nothing);
  expect(await applyPlan(site.folder, nothing)).toEqual({ files: [], words: [] });
  expect(readdirSync(site.folder)).not.toContain('.data');
  const operations = [set('/title', 'None')];
  await expect(site.plan({ file: 'pages/none.yaml', operations })).rejects.toThrow(
    'There is no file pages/none.yaml to change.',
  );
});

it('tells no problems that other files had before', async () => {
  const index = site.read('pages/index.yaml');
  writeFileSync(join(site.folder, 'pages/index.yaml'), `${index}colour: red\n`);
  const before = await site.plan({ file: FILE, operations: [set('/title', 'Our people')] });
  expect(before.problems).toEqual([]);
  const { problems } = await site.plan({ file: FILE, text: null });
  expect(problems.map(({ id }) => id)).toContain('broken-link');
  expect(problems.map(({ id }) => id)).not.toContain('unknown-field');
});

it('of a page that is replaced by one of many keys, says the first changes and how many there are', async () => {
  const text = Array.from({ length: 500 }, (_, n) => `key${n}: ${n}\n`).join('');
  const { words, problems, changes } = await site.plan({ file: FILE, text });
  expect(words).toHaveLength(101);
  expect(words.at(-1)).toBe(`${FILE}: and 403 more changes`);
  expect(problems.map(({ id }) => id)).toContain('unknown-field');
  expect(changes[0]?.after).toBe(digestOf(text));
});

const card = (title: string) => `{ title: ${title}, text: Of ${title} }`;

it('names moved, added, removed and repeated parts', async () => {
  const text = `title: T
blocks:
  - type: card-grid
    heading: What we do
    cards: [${['Audits', 'Roofs', 'Windows'].map(card).join(', ')}]
  - type: hero
    title: Warm rooms
`;
  writeFileSync(join(site.folder, FILE), text);
  const { words } = await site.plan({
    file: FILE,
    operations: [
      { op: 'move', path: '/blocks/1', to: 0 },
      { op: 'remove', path: '/blocks/1/cards/0' },
      { op: 'insert', path: '/blocks/1/cards/-', value: { title: 'Doors' } },
      { op: 'duplicate', path: '/blocks/0' },
    ],
  });
  expect(words.map((sentence) => sentence.replace(`${FILE}: `, ''))).toEqual([
    'Hero “Warm rooms”: moved from position 2 to 1',
    'Hero “Warm rooms”: added, "Title: Warm rooms"',
    'Card grid “What we do”, Card “Audits”: removed, "Title: Audits; Text: Of Audits"',
    'Card grid “What we do”, Card “Doors”: added, "Title: Doors"',
  ]);
});
