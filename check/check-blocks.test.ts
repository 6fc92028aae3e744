import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPage } from './check-page.ts';
import { openSite } from './open-site.ts';

const goodSite = join(import.meta.dirname, '../tests/bad-content/good-site');

/** The messages about the blocks of a page, each with its line. */
function found(...lines: string[]): string[] {
  const head = [
    'title: Team',
    'description: One sentence that says what this page is about, long enough.',
  ];
  const text = [...head, 'blocks:', ...lines, ''].join('\n');
  const unsaved = new Map([['pages/new.yaml', text]]);
  const { problems } = checkPage(openSite(goodSite, { unsaved }).context, 'pages/new.yaml');
  return problems.map(({ line, id, message }) => `${line} ${id} ${message}`);
}

const HERO = ['  - type: hero', '    title: Team'];

const halves = (name: string) =>
  `yaml-syntax The dash before \`${name}\` starts a new entry, so this entry and the one above are both incomplete.`;

test('a block that a dash takes apart is one mistake', () => {
  expect(found('  - type: hero', '  - title: Team')).toEqual([`5 ${halves('title')}`]);
  expect(found(...HERO, '  - subtitle: Words')).toEqual([`6 ${halves('subtitle')}`]);
});

test('what would say a field twice, or nothing, is no half of the block above', () => {
  expect(found(...HERO, '  - title: Team')).toEqual([
    '6 misplaced-field This is not a block: it has no `type`. Its field is `title`.',
  ]);
  expect(found(...HERO, '  - {}')).toEqual(['6 missing-field This block has no `type`.']);
});

test('fields that lie beside the blocks are those of the last one', () => {
  const grid = [...HERO, '  - type: card-grid'];
  expect(found(...grid, 'heading: Cards', 'cards: [{ icon: wind, title: A, text: B }]')).toEqual([
    '7 misplaced-field `heading`, `cards` are not fields of the page.',
  ]);
  // Of those of several blocks one cannot tell.
  expect(found(...grid, 'heading: Cards', 'words: 1').slice(-1)).toEqual([
    '6 missing-field The block `card-grid` is missing the fields `heading`, `cards`.',
  ]);
});

test('each block is judged by its own type', () => {
  expect(found(...HERO, '  - type: hro', '  - words')).toEqual([
    '6 unknown-block There is no block type `hro`.',
    '7 wrong-type A block must be a group of fields that starts with `type`.',
  ]);
});
