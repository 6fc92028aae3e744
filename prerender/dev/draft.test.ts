import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDraft } from '../../edit/draft/draft.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { siteFolders } from '../paths.ts';
import { DevSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-draft-'));
afterAll(() => rmSync(folder, { recursive: true }));
layGoodSite(folder);

const draft = openDraft(folder);
const site = new DevSite(siteFolders(folder), draft.unsaved);
draft.onChange(({ file, event }) => site.forget(file, event));

const TEAM = 'pages/team.yaml';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const titleOf = async (route: string) => (await site.page(route))?.page.title;
const set = (path: string, value: unknown) => ({ op: 'set' as const, path, value });

test('a page is drawn and checked as it is in the draft, and not as its file says', async () => {
  const [before, onDisk] = [await titleOf('/team'), read(TEAM)];
  draft.apply([{ file: TEAM, operations: [set('/title', 'In the draft')] }]);
  expect(await titleOf('/team')).toBe('In the draft');
  expect(await site.problems()).toEqual([]);
  const { digest } = await site.state('/team');
  draft.apply([{ file: TEAM, operations: [set('/titel', 'Wrong')] }]);
  expect((await site.problems()).map(({ file, id }) => [file, id])).toEqual([
    [TEAM, 'unknown-field'],
  ]);
  // A page with an error stays as it was when it was right.
  expect(await titleOf('/team')).toBe('In the draft');
  draft.undo();
  expect(await site.problems()).toEqual([]);
  expect((await site.state('/team')).digest).toBe(digest);
  draft.undo();
  expect(await titleOf('/team')).toBe(before);
  expect(read(TEAM)).toBe(onDisk);
});

test('a block with an error is drawn as it was last, all others as they are', async () => {
  const drawn = async () => {
    const { page } = (await site.page('/team')) ?? {};
    return page?.blocks.map((block) => [block.type, 'title' in block ? block.title : undefined]);
  };
  draft.apply([{ file: TEAM, operations: [set('/blocks/0/title', 'Right')] }]);
  expect(await drawn()).toEqual([
    ['hero', 'Right'],
    ['team', undefined],
  ]);
  draft.apply([{ file: TEAM, operations: [set('/blocks/0/title', 7)] }]);
  draft.apply([{ file: TEAM, operations: [set('/blocks/1/items/0/name', 'Ada L.')] }]);
  const { page } = (await site.page('/team')) ?? {};
  expect(page?.blocks).toMatchObject([{ title: 'Right' }, { items: [{ name: 'Ada L.' }] }]);
  expect((await site.problems()).some(({ severity }) => severity === 'error')).toBe(true);
  // A block that comes in front does not change which one it was.
  const value = {
    type: 'stats',
    items: [
      { value: '7', label: 'days' },
      { value: '8', label: 'hours' },
    ],
  };
  draft.apply([{ file: TEAM, operations: [{ op: 'insert', path: '/blocks/1', value }] }]);
  expect((await site.page('/team'))?.page.blocks.map(({ type }) => type)).toEqual([
    'hero',
    'stats',
    'team',
  ]);
  draft.discard();
});

test('texts are found in the draft', async () => {
  draft.apply([{ file: TEAM, operations: [set('/title', 'Found here')] }]);
  const origin = { file: TEAM, path: ['title'] };
  const element = { block: 0, path: [0], tag: 'h1', start: 0, end: 0, parent: undefined };
  const shown = [{ element, text: 'Found here', range: [0, 10] as const }];
  const traced = { kind: 'text' as const, origin, text: 'Found here', shown };
  const sources = await site.sources('/team', () =>
    Promise.resolve({ texts: [traced], empty: [] }),
  );
  expect(sources?.elements.map(({ place }) => place.pointer)).toEqual(['/title']);
  draft.undo();
});

test('pages come and go, and site.yaml says otherwise, in the draft alone', async () => {
  const page = read(TEAM).replace(/^title: .*$/m, 'title: New here');
  draft.apply([{ file: 'pages/new.yaml', text: page }]);
  expect(await titleOf('/new')).toBe('New here');
  expect(await site.routes()).toContain('/new');
  draft.apply([{ file: 'pages/new.yaml', text: undefined }]);
  expect(await titleOf('/new')).toBeUndefined();
  draft.apply([{ file: 'site.yaml', operations: [set('/name', 'Draft Row')] }]);
  expect((await site.data('/'))?.site.name).toBe('Draft Row');
  draft.discard();
  expect((await site.data('/'))?.site.name).toBe('Alder Row');
});

test('a theme with an error is as it was last, all else of site.yaml as it is', async () => {
  const accent = async () => (await site.theme()).palette;
  draft.apply([
    { file: 'site.yaml', operations: [set('/theme', { colors: { accent: '#0b756c' } })] },
  ]);
  const good = await accent();
  const wrong = [set('/theme/colors/accent', 'teal'), set('/name', 'Draft Row')];
  draft.apply([{ file: 'site.yaml', operations: wrong }]);
  expect((await site.problems()).map(({ file, severity }) => [file, severity])).toContainEqual([
    'site.yaml',
    'error',
  ]);
  expect(await accent()).toEqual(good);
  expect((await site.data('/'))?.site.name).toBe('Draft Row');
  // Whatever else is wrong, all of it is as it was.
  draft.apply([{ file: 'site.yaml', operations: [set('/nam', 'Wrong Row')] }]);
  expect(await accent()).toEqual(good);
  expect((await site.data('/'))?.site.name).toBe('Draft Row');
  draft.discard();
});

test('a draft that is wrong from the start is drawn with the theme of the file, or as the file is', async () => {
  const errors = [
    ['theme: { colors: { accent: teal } }', 'Draft Row'],
    ['nam: Wrong Row', 'Alder Row'],
  ] as const;
  for (const [line, name] of errors) {
    const text = read('site.yaml').replace('name: Alder Row', 'name: Draft Row');
    const fresh = new DevSite(siteFolders(folder), new Map([['site.yaml', `${text}${line}\n`]]));
    expect((await fresh.data('/'))?.site.name).toBe(name);
    expect((await fresh.page('/team'))?.page.title).toBe(await titleOf('/team'));
  }
});

test('once it is saved, a page is as its file says again', async () => {
  draft.apply([{ file: TEAM, operations: [set('/title', 'Saved')] }]);
  await draft.save();
  expect(await titleOf('/team')).toBe('Saved');
  writeFileSync(join(folder, TEAM), read(TEAM).replace('Saved', 'Written elsewhere'));
  expect(await titleOf('/team')).toBe('Written elsewhere');
});
