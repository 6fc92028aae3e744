import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { isPlanAnswer } from '../../schema/generated/guards/edit.js';
import { applyPlan } from './apply.ts';
import { readPage } from './look.ts';
import { planChanges, type Wish } from './plan.ts';

const SITE = join(import.meta.dirname, '../../tests/bad-content/good-site');
const BAKING_WEEK = join(import.meta.dirname, '../../tests/second-site/bakery/blocks/baking-week');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'));
  cpSync(SITE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const plan = (...wishes: Wish[]) => planChanges(folder, wishes);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const FILE = 'pages/team.yaml';
const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });

/** Digests of all files of the site. */
function snapshot(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.data'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file} ${digestOf(readFileSync(file))}`);
}

it('says what would change, in a diff and in words, and writes nothing', async () => {
  const before = snapshot();
  const title = set('/title', 'Our people');
  const planned = await plan({ file: FILE, operations: [title] });
  expect(planned.diff).toContain('-title: ');
  expect(planned.diff).toContain('+title: Our people\n');
  expect(planned.words).toEqual([
    expect.stringMatching(/^pages\/team\.yaml: Title: ".*" -> "Our people"$/),
  ]);
  expect(planned.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(snapshot()).toEqual(before);
  expect(readdirSync(folder)).not.toContain('.data');
});

it('says of a problem where it is, what was expected and where it is explained', async () => {
  const operations: Operation[] = [
    { op: 'rename', path: '/blocks/0/title', name: 'titel' },
    set('/title', 12),
  ];
  const { problems } = await plan({ file: FILE, operations });
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
  cpSync(BAKING_WEEK, join(folder, 'blocks/baking-week'), { recursive: true });
  const days = [{ name: 'Monday' }, { name: 'Tuesday' }];
  const block = { type: 'baking-week', ground: 'plain', heading: 'This week', days };
  const insert: Operation = { op: 'insert', path: '/blocks/1', value: block };
  const { diff } = await plan({ file: FILE, operations: [insert] });
  expect(diff).toContain('+  - type: baking-week\n+    heading: This week\n');
  const wrong: Operation = { ...insert, value: { ...block, heading: 7 } };
  const { problems } = await plan({ file: FILE, operations: [wrong] });
  expect(problems.map(({ pointer, expected }) => [pointer, expected?.type])).toEqual([
    ['/blocks/1/heading', 'string'],
  ]);
});

it('finds what a change breaks on other pages', async () => {
  const { problems, words } = await plan({ file: FILE, text: null });
  expect(words).toEqual([`${FILE}: removed`]);
  expect(problems.filter(({ file }) => file !== FILE)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'broken-link' })]),
  );
});

it('takes whole texts, and says the difference in words', async () => {
  const text = read(FILE).replace(/^title: .*/m, 'title: Our people');
  const { words } = await plan({ file: FILE, text });
  expect(words).toEqual([`${FILE}: Title: "Team" -> "Our people"`]);
  const style = await plan({ file: FILE, text: `# A comment\n${read(FILE)}` });
  expect(style.words).toEqual([`${FILE}: only comments or formatting`]);
});

it('of a text that cannot be read, no words are compared', async () => {
  const { words, problems } = await plan({ file: FILE, text: 'title: [\n' });
  expect(words).toEqual([`${FILE}: rewritten`]);
  expect(problems.map(({ file }) => file)).toContain(FILE);
});

it('names what comes and goes in its diff', async () => {
  const added = await plan({ file: 'pages/new.yaml', text: 'title: New\n' });
  expect(added.diff).toBe('--- /dev/null\n+++ b/pages/new.yaml\n@@ -0,0 +1,1 @@\n+title: New\n');
  const removed = await plan({ file: FILE, text: null });
  expect(removed.diff).toMatch(/^--- a\/pages\/team\.yaml\n\+\+\+ \/dev\/null\n/);
});

it('adds up what is wished of one file', async () => {
  const title = set('/title', 'Our people');
  const twice = await plan(
    { file: FILE, operations: [title] },
    { file: FILE, operations: [set('/title', 'People')] },
  );
  expect(twice.words).toEqual([`${FILE}: Title: "Team" -> "People"`]);
  const text = read(FILE).replace('Ada still', 'Ada');
  const mixed = await plan({ file: FILE, text }, { file: FILE, operations: [title] });
  expect(mixed.words).toHaveLength(2);
  expect(mixed.words).toContain(`${FILE}: Title: "Team" -> "Our people"`);
});

it('a plan of nothing is empty, and leaves no step to undo', async () => {
  const nothing = { changes: [], diff: '', words: [], problems: [] };
  expect(await plan({ file: FILE, operations: [] })).toEqual(nothing);
  expect(await applyPlan(folder, nothing)).toEqual({ files: [], words: [] });
  expect(readdirSync(folder)).not.toContain('.data');
  const operations = [set('/title', 'None')];
  await expect(plan({ file: 'pages/none.yaml', operations })).rejects.toThrow(
    'There is no file pages/none.yaml to change.',
  );
});

it('tells no problems that other files had before', async () => {
  const index = read('pages/index.yaml');
  writeFileSync(join(folder, 'pages/index.yaml'), `${index}colour: red\n`);
  const before = await plan({ file: FILE, operations: [set('/title', 'Our people')] });
  expect(before.problems).toEqual([]);
  const { problems } = await plan({ file: FILE, text: null });
  expect(problems.map(({ id }) => id)).toContain('broken-link');
  expect(problems.map(({ id }) => id)).not.toContain('unknown-field');
});

it('of a page that is replaced by one of many keys, says the first changes and how many there are', async () => {
  const text = Array.from({ length: 500 }, (_, n) => `key${n}: ${n}\n`).join('');
  const { words, problems, changes } = await plan({ file: FILE, text });
  expect(words).toHaveLength(101);
  expect(words.at(-1)).toBe(`${FILE}: and 403 more changes`);
  expect(problems.map(({ id }) => id)).toContain('unknown-field');
  expect(changes[0]?.after).toBe(digestOf(text));
});

it('refuses more operations than a moment is enough for, and says how many it takes', async () => {
  const operations = Array.from({ length: 5000 }, (_, n) => set(`/key${n}`, n));
  await expect(plan({ file: FILE, operations })).rejects.toThrow(
    /^Too many operations on pages\/team\.yaml: 5000\. With \d+ KB of text in file and operations, the maximum is \d+\. Plan them in several steps, or send the whole text\.$/,
  );
});

it('refuses a text that is larger than the check reads', async () => {
  const text = `title: ${'A'.repeat(256 * 1024)}\n`;
  const message = 'pages/team.yaml would have 257 KB; the maximum is 256 KB.';
  await expect(plan({ file: FILE, text })).rejects.toThrow(message);
  const operations = [set('/title', text)];
  await expect(plan({ file: FILE, operations })).rejects.toThrow(message);
});

it('answers a text of 10 MB with one sentence', async () => {
  const value = 'A'.repeat(10 * 1024 * 1024);
  const before = snapshot();
  const said = await plan({ file: FILE, operations: [set('/title', value)] }).catch(String);
  expect(said).toMatch(
    /^Error: pages\/team\.yaml would have 10\d\d\d KB; the maximum is 256 KB\.$/,
  );
  expect(snapshot()).toEqual(before);
});

it('applies exactly the plan, once, and can be undone', async () => {
  const before = snapshot();
  const made = await plan(
    { file: FILE, operations: [set('/title', 'Our people')] },
    { file: 'pages/new.yaml', text: read(FILE) },
  );
  const planned: unknown = JSON.parse(JSON.stringify(made));
  if (!isPlanAnswer(planned)) throw new Error('This is no plan.');
  expect((await applyPlan(folder, planned)).files.map(({ file }) => file)).toEqual([
    FILE,
    'pages/new.yaml',
  ]);
  expect(read(FILE)).toContain('title: Our people');
  expect(digestOf(read(FILE))).toBe(made.changes[0]?.after);
  await expect(applyPlan(folder, planned)).rejects.toThrow('has changed since the plan was made');
  await new SiteEdits(folder).undo();
  expect(snapshot()).toEqual(before);
});

it('applies plans that two programs made of one page at the same time', async () => {
  const [title, more] = await Promise.all([
    plan({ file: FILE, operations: [set('/title', 'Our people')] }),
    plan({ file: FILE, operations: [set('/description', 'Who works here, and since when.')] }),
  ]);
  const [same, text] = await Promise.all([
    plan({ file: FILE, operations: [set('/title', 'Other people')] }),
    plan({ file: FILE, text: read(FILE).replace(/^title: .*$/m, 'title: Third people') }),
  ]);
  const before = read(FILE);
  await applyPlan(folder, title);
  const { files } = await applyPlan(folder, more);
  expect(read(FILE)).toContain('title: Our people\ndescription: Who works here, and since when.\n');
  expect(files).toEqual([{ file: FILE, digest: digestOf(read(FILE)) }]);
  for (const made of [title, more])
    await expect(applyPlan(folder, made)).rejects.toThrow('has changed since the plan was made');
  await expect(applyPlan(folder, same)).rejects.toThrow('in the same place: /title');
  await expect(applyPlan(folder, text)).rejects.toThrow('in the same place: /title');
  await new SiteEdits(folder).undo();
  await new SiteEdits(folder).undo();
  expect(read(FILE)).toBe(before);
});

it('applies no plan that was changed, and none to a file that has changed since', async () => {
  const planned = await plan({ file: FILE, operations: [set('/title', 'Our people')] });
  const [change] = planned.changes;
  if (!change) throw new Error('Nothing is planned.');
  const forged = { ...change, splice: { ...change.splice, text: 'Other words' } };
  await expect(applyPlan(folder, { ...planned, changes: [forged] })).rejects.toThrow(
    'was modified',
  );
  const other = { ...change, operations: [set('/title', 'Other words')] };
  await expect(applyPlan(folder, { ...planned, changes: [other] })).rejects.toThrow('was modified');
  const elsewhere = { ...change, file: '../outside.yaml' };
  await expect(applyPlan(folder, { ...planned, changes: [elsewhere] })).rejects.toThrow(
    'cannot be edited',
  );
  writeFileSync(join(folder, FILE), `${read(FILE)}# more\n`);
  await expect(applyPlan(folder, planned)).rejects.toThrow('Plan again.');
});

test.for([
  'package.json',
  '../site.yaml',
  'pages/../package.json',
  'pages/.hidden.yaml',
  '/etc/passwd',
  'pages/a.txt',
  'public/robots.txt',
  'site.yaml/x',
  String.raw`pages\..\x.yaml`,
])('refuses to plan for %s', async (file) => {
  await expect(plan({ file, text: 'x' })).rejects.toThrow('cannot be edited: only');
});

test.for<[file: string, what: string]>([
  ['pages/linked.yaml', 'a file outside'],
  ['pages/linked/new.yaml', 'a new file in a folder outside'],
  ['pages/nowhere.yaml', 'a file outside that is not there yet'],
  ['media/linked/new.svg', 'a new file in a folder of the site that is none of media/'],
])('refuses to plan for %s, which a symbolic link makes %s', async ([file]) => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'a.yaml'), 'title: Outside\n');
  symlinkSync(join(outside, 'a.yaml'), join(folder, 'pages/linked.yaml'));
  symlinkSync(outside, join(folder, 'pages/linked'));
  symlinkSync(join(outside, 'none.yaml'), join(folder, 'pages/nowhere.yaml'));
  mkdirSync(join(folder, 'public'), { recursive: true });
  symlinkSync('../public', join(folder, 'media/linked'));
  await expect(plan({ file, text: 'x' })).rejects.toThrow('cannot be edited: only');
  rmSync(outside, { recursive: true });
});

it('reads no page that is a symbolic link out of the site', () => {
  symlinkSync('/etc/hostname', join(folder, 'pages/linked.yaml'));
  expect(() => readPage(folder, '/linked')).toThrow('cannot be edited: only');
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
  writeFileSync(join(folder, FILE), text);
  const { words } = await plan({
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
