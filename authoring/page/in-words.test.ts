import { expect, test } from 'vitest';
import type { Operation } from '../../schema/generated/data.d.ts';
import { describeOperations } from './in-words.ts';

const PAGE = {
  title: 'Roofs',
  blocks: [
    { type: 'hero', title: 'Dry roofs' },
    {
      type: 'faq',
      questions: [{ question: 'How long?', answer: 'Two weeks.' }],
      stories: ['One', 'Two'],
      glass: [1, 2],
    },
    { type: 'stats' },
  ],
};

test.each<[string, Operation]>([
  ['title: "Roofs" -> "Dry roofs"', { op: 'set', path: '/title', value: 'Dry roofs' }],
  ['lead added: "Rain stays out."', { op: 'set', path: '/lead', value: 'Rain stays out.' }],
  [
    'block 1 (hero), title: "Dry roofs" -> null',
    { op: 'set', path: '/blocks/0/title', value: null },
  ],
  [
    'block 2 (faq), question 1 removed: "How long?"',
    { op: 'remove', path: '/blocks/1/questions/0' },
  ],
  ['block 2 (faq), story 2 duplicated: "Two"', { op: 'duplicate', path: '/blocks/1/stories/1' }],
  ['block 2 (faq), glass 2 removed', { op: 'remove', path: '/blocks/1/glass/1' }],
  [
    'block 2 (quote) added: "Never wet again"',
    { op: 'insert', path: '/blocks/1', value: { type: 'quote', quote: 'Never wet again' } },
  ],
  ['block 1 (hero) moved to position 3: "Dry roofs"', { op: 'move', path: '/blocks/0', to: 2 }],
  ['block 3 (stats) removed: "stats"', { op: 'remove', path: '/blocks/2' }],
  [
    'block 1 (hero), title renamed to heading',
    { op: 'rename', path: '/blocks/0/title', name: 'heading' },
  ],
])('%s', (sentence, operation) => {
  expect(describeOperations([operation], PAGE)).toEqual([sentence]);
});

test('the whole file is named as such, and long values are cut after 60 characters', () => {
  expect(
    ['new', 'x'.repeat(58), 'x'.repeat(59)].flatMap((value) =>
      describeOperations([{ op: 'set', path: '', value }], 'old'),
    ),
  ).toEqual([
    'the file: "old" -> "new"',
    `the file: "old" -> "${'x'.repeat(58)}"`,
    `the file: "old" -> "${'x'.repeat(59)}…`,
  ]);
});

test('each operation is described on what those before it have made', () => {
  const operations: Operation[] = [
    { op: 'remove', path: '/blocks/0' },
    { op: 'remove', path: '/blocks/0' },
  ];
  expect(describeOperations(operations, PAGE)).toEqual([
    'block 1 (hero) removed: "Dry roofs"',
    'block 1 (faq) removed: "faq"',
  ]);
});
