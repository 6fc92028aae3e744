import { expect, test } from 'vitest';
import { loadSchemas } from '../schema/load-schemas.ts';
import { nextSteps } from './next-steps.ts';

const PAGE = `title: A
description: Words
blocks:
  - type: hero
    title: A
    picture: { src: services/made.svg, alt: '' }
  - type: story
    heading: B
    picture:
      src: hills.jpg
      alt: ''
`;
const STAND_IN = 'hills.jpg is a placeholder picture: add your own to media/ and name it here';

const steps = (own: string) => nextSteps(loadSchemas(), PAGE, own);

test('what is to be edited on a new page, from top to bottom', () => {
  const blocks = [
    { line: 2, what: 'description: one sentence for search results' },
    { line: 4, what: 'block 1, hero' },
    { line: 7, what: 'block 2, story' },
  ];
  expect(steps('made')).toEqual([...blocks, { line: 10, what: STAND_IN }]);
  expect(steps('hills').map(({ line }) => line)).toEqual([2, 4, 6, 7]);
});

test('a page without blocks has its description to be edited', () => {
  expect(nextSteps(loadSchemas(), 'title: A\nblocks: none\n', '')).toHaveLength(1);
  expect(() => nextSteps(loadSchemas(), '- a\n', '')).toThrow('cannot be read again');
});
