import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Draft, openDraft } from '../../../edit/draft/draft.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { ListedChanges } from './list-changes.ts';

const FILE = 'pages/index.yaml';
const OTHER = 'pages/other.yaml';
const YAML = `title: Home
blocks:
  - type: hero
    title: Warm houses
    lead: For all.
  - type: card-grid
    heading: What we measure
    cards:
      - { icon: wind, title: Draughts, text: Every door and chimney. }
      - { icon: sun, title: Light, text: Every lamp. }
  - type: quote
    text: A house is measured once.
    name: Ruth Amberg
`;

const schemas = loadSchemas();
let folder = '';
let draft: Draft;
let listed: ListedChanges;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-changes-'));
  mkdirSync(join(folder, 'pages'));
  for (const file of [FILE, OTHER]) writeFileSync(join(folder, file), YAML);
  draft = openDraft(folder);
  listed = new ListedChanges(draft);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SET: Operation = { op: 'set', path: '/blocks/2/name', value: 'Ruth A.' };

/** Where something has changed after operations, which are taken back. */
function placesAfter(...operations: Operation[]): string[] {
  draft.apply([{ file: FILE, operations }]);
  const places = listed.list(schemas).flatMap(({ ours }) => ours.map(({ at }) => at));
  draft.undo();
  return places;
}

test.each<[what: string, at: string, operations: Operation[]]>([
  ['a text', '/blocks/2/name', [SET]],
  [
    'a field that was added',
    '/blocks/0/image',
    [{ op: 'set', path: '/blocks/0/image', value: 'a.jpg' }],
  ],
  [
    'a field that was removed is where it would be',
    '/blocks/0/lead',
    [{ op: 'remove', path: '/blocks/0/lead' }],
  ],
  [
    'an entry that was removed is its list',
    '/blocks/1/cards',
    [{ op: 'remove', path: '/blocks/1/cards/0' }],
  ],
  [
    'a block that was removed is that of all blocks',
    '/blocks',
    [{ op: 'remove', path: '/blocks/1' }],
  ],
  ['a block that was moved', '/blocks/1', [{ op: 'move', path: '/blocks/2', to: 1 }]],
])('%s', (_, at, operations) => {
  expect(placesAfter(...operations)).toEqual([at]);
});

test('what was removed is where its block is now', () => {
  const gone: Operation = { op: 'remove', path: '/blocks/1/cards/1' };
  expect(placesAfter(gone, { op: 'move', path: '/blocks/2', to: 1 })).toEqual([
    '/blocks/1',
    '/blocks/2/cards',
  ]);
});

test('a file that is as it was is not compared again, and one that has changed is', () => {
  draft.apply([{ file: FILE, operations: [SET] }]);
  draft.apply([{ file: OTHER, operations: [SET] }]);
  const [before] = listed.list(schemas);
  draft.apply([{ file: OTHER, operations: [{ ...SET, value: 'R. A.' }] }]);
  const [again, fresh] = listed.list(schemas);
  expect(again).toBe(before);
  expect(fresh?.ours[0]?.after).toEqual([{ text: 'R. A.' }]);
  expect(listed.list({ ...schemas })[0]).not.toBe(before);
});
