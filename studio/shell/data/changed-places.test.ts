import { expect, test } from 'vitest';
import { changedPlaces, countChanges } from './changed-places.ts';

const FILE = 'pages/index.yaml';

function placesOf(...pointers: string[]): string[] {
  const ours = pointers.map((at) => ({ sentence: '', name: '', at }));
  return [...(changedPlaces([{ file: FILE, ours }]).get(FILE) ?? [])].toSorted();
}

test('what has changed is all that it is in, and nothing next to it', () => {
  expect(placesOf('/blocks/1/cards/0/title')).toEqual([
    '/blocks',
    '/blocks/1',
    '/blocks/1/cards',
    '/blocks/1/cards/0',
    '/blocks/1/cards/0/title',
  ]);
});

test('an entry that was added is one place: its fields have been in no file', () => {
  expect(placesOf('/blocks/1')).toEqual(['/blocks', '/blocks/1']);
});

test('each file has places of its own, and a new one none', () => {
  const ours = [{ sentence: '', name: '', at: '/name' }];
  const places = changedPlaces([
    { file: 'site.yaml', ours },
    { file: FILE, ours: [] },
  ]);
  expect([...places]).toEqual([
    ['site.yaml', new Set(['/name'])],
    [FILE, new Set()],
  ]);
});

test('a name with a slash is one step', () => {
  expect(placesOf('/redirects/~1old')).toEqual(['/redirects', '/redirects/~1old']);
});

test('changes are counted, and of a file that is new or not asked for yet, the file', () => {
  const ours = [1, 2, 3].map((n) => ({ sentence: '', name: '', at: `/blocks/${n}` }));
  const changes = [
    { file: FILE, ours, theirs: ours },
    { file: 'pages/new.yaml', what: 'Added', ours: [], theirs: [] },
    { file: 'pages/saved-meanwhile.yaml', ours, theirs: [] },
  ];
  const rest = { conflicts: [], problems: [], fixable: 0, canUndo: true, canRedo: false };
  const changed = [FILE, 'pages/new.yaml', 'site.yaml'];
  expect(countChanges({ draft: { ...rest, changed }, changes })).toBe(5);
});
