import { expect, test } from 'vitest';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import { relatedCards, relatedOf } from './related-cards.ts';

const roof = { title: 'A roof', text: 'Dry since May.', picture: { src: 'roof.jpg', alt: '' } };
const cases = {
  file: 'pages/cases.yaml',
  index: {
    ...emptyIndex,
    cards: { '': { title: 'Cases', text: 'Three of them.' }, roof, wall: roof },
  },
};
const home = {
  file: 'pages/index.yaml',
  index: { ...emptyIndex, related: ['/cases#roof', '/team#ada', '/cases'] },
};

test('only what a page names is known, and nothing of a page that visitors do not find', () => {
  expect(relatedCards([home, cases])).toEqual({
    '/cases': { title: 'Cases', text: 'Three of them.' },
    '/cases#roof': roof,
  });
  expect(relatedCards([home])).toEqual({});
  expect(relatedCards([cases, { file: 'pages/broken.yaml' }])).toEqual({});
});

test('a page has what its own blocks name', () => {
  const cards = { '/cases#roof': roof, '/cases': roof };
  const block = { type: 'related' as const, heading: 'See', ground: 'plain' as const };
  const page = { title: '', blocks: [{ ...block, items: ['/cases#roof', '/team#ada'] }] };
  expect(relatedOf(page, cards)).toEqual({ '/cases#roof': roof });
  expect(relatedOf({ title: '', blocks: [] }, cards)).toBeUndefined();
});
