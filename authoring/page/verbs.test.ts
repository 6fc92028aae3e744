import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import type { Shoot } from './verb.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { VERBS } from './verbs.ts';

const SITE = join(import.meta.dirname, '../../tests/bad-content/good-site');
const FILE = 'pages/team.yaml';
const TITLE = [{ op: 'set', path: '/title', value: 'Our team' } as const];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbs-'));
  cpSync(SITE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const noShot: Shoot = () => Promise.resolve([]);

/** What a verb answers; rejects with what it refuses. */
async function ask(name: string, input: Record<string, unknown> = {}, shoot = noShot) {
  const verb = VERBS.find((one) => one.name === name);
  if (!verb) throw new Error(`There is no verb ${name}.`);
  return verb.run({ folder, shoot }, input);
}

const titleLine = () => /^title: .*$/m.exec(readFileSync(join(folder, FILE), 'utf8'))?.[0];

it('a change is planned, made, taken back and made again', async () => {
  const plan = await ask('plan', { edits: [{ file: FILE, operations: TITLE }] });
  expect(titleLine()).toBe('title: Team');
  await ask('apply', { plan });
  expect(titleLine()).toBe('title: Our team');
  const step = { done: expect.stringContaining('Our team'), files: [FILE] };
  expect(await ask('undo')).toEqual(step);
  expect(titleLine()).toBe('title: Team');
  expect(await ask('redo')).toEqual(step);
  expect(titleLine()).toBe('title: Our team');
  expect(await ask('redo')).toEqual({ done: null, files: [] });
});

it('an undo says whose change it was, if that is known', async () => {
  const base = readFileSync(join(folder, FILE), 'utf8');
  await new SiteEdits(folder).apply('Title', [{ file: FILE, base, operations: TITLE }], 'ann');
  expect(await ask('undo')).toEqual({ done: 'Title', by: 'ann', files: [FILE] });
});

it('a file is written whole, or removed', async () => {
  const text = 'title: New\n';
  const written = await ask('plan', { edits: [{ file: 'pages/new.yaml', text }] });
  expect(written).toMatchObject({ changes: [{ before: null, after: digestOf(text) }] });
  const removed = await ask('plan', { edits: [{ file: FILE, text: null }] });
  expect(removed).toMatchObject({ changes: [{ after: null }] });
});

it.each([
  ['read', {}, 'The argument `page` is missing.'],
  ['plan', { edits: [FILE] }, '`edits[0]` must be of type object.'],
  [
    'apply',
    { plan: { changes: [{}], words: [] } },
    'The argument `plan.changes[0].file` is missing.',
  ],
  ['list', { page: '/' }, 'There is no argument `page`. Remove it.'],
])('%s refuses %j', async (name, input, message) => {
  await expect(ask(name, input)).rejects.toThrow(new Error(message));
});

it('a block type is described, and all are listed where none is named', async () => {
  expect(await ask('describe', { type: 'hero' })).toMatchObject({ name: 'hero' });
  expect(await ask('describe')).toContainEqual({
    name: 'hero',
    description: loadSchemas().blocks.get('hero')?.schema.description,
  });
});

it('a block is shown by its type or its place, in a file for each theme', async () => {
  const views: unknown[] = [];
  const shoot: Shoot = (view) => {
    views.push(view);
    return Promise.resolve([{ theme: 'dark', png: Buffer.from('png') }]);
  };
  const shots = join(folder, '.cache/shots');
  const digest = digestOf(readFileSync(join(folder, FILE), 'utf8'));
  expect(await ask('shot', { view: '/team#team' }, shoot)).toEqual({
    file: FILE,
    digest,
    pictures: [{ theme: 'dark', path: join(shots, 'pages-team-1-dark.png') }],
  });
  expect(readFileSync(join(shots, 'pages-team-1-dark.png'), 'utf8')).toBe('png');
  await ask('shot', { view: '/team#/blocks/0' }, shoot);
  await ask('shot', { view: '/team' }, shoot);
  expect(existsSync(join(shots, 'pages-team-dark.png'))).toBe(true);
  expect(views).toEqual([
    { route: '/team', digest, block: 1 },
    { route: '/team', digest, block: 0 },
    { route: '/team', digest, block: undefined },
  ]);
  await expect(ask('shot', { view: '/team#/blocks/2' }, shoot)).rejects.toThrow(
    'There is no block /blocks/2 on this page. Its blocks are /blocks/0 (hero), /blocks/1 (team).',
  );
});
