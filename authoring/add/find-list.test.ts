import { expect, test } from 'vitest';
import { type AddableList, chooseList } from './find-list.ts';

function list(route: string, position: number, type = 'team'): AddableList {
  return {
    file: `pages${route}.yaml`,
    route,
    position,
    path: ['blocks', position - 1, 'people'],
    addable: { name: 'person', type, field: 'people', item: {} },
    items: [{}],
  };
}

test('the only list is the one that is meant, also where several are and one is named', () => {
  const [team, board, office] = [list('/team', 2), list('/team', 4, 'board'), list('/office', 2)];
  expect(chooseList([team], 'person', {})).toBe(team);
  expect(chooseList([team, office], 'person', { route: '/office' })).toBe(office);
  expect(chooseList([team, board], 'person', { position: 4 })).toBe(board);
  expect(chooseList([team, board, office], 'person', { route: '/team', position: 2 })).toBe(team);
});

test('several pages: says how to name one', () => {
  expect(() => chooseList([list('/team', 2), list('/office', 1)], 'person', {})).toThrow(
    'Several pages have a list for that: /team, /office. Name one, as in: npm run add -- person team "Title".',
  );
});

test('several blocks of one page: names them', () => {
  expect(() => chooseList([list('/team', 2), list('/team', 4, 'board')], 'person', {})).toThrow(
    '/team has several lists for that. Choose a block: --block 2 (team), --block 4 (board).',
  );
});

test('none: says where there are some, or what to do first', () => {
  const lists = [list('/team', 2), list('/team', 4), list('/office', 1)];
  expect(() => chooseList(lists, 'person', { route: '/shop' })).toThrow(
    'The page /shop has a list with a person in it. These have: /team, /office.',
  );
  expect(() => chooseList([], 'person', {})).toThrow(
    'No page of this site has a list with a person in it. Write the block with its first entry by hand',
  );
});
