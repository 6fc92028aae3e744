import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { checkMainHeading } from './main-heading.ts';

const SCHEMAS = loadSchemas();

/** What is found of a page with blocks of such types. */
const found = (...types: string[]) =>
  checkMainHeading(
    SCHEMAS,
    types.map((type) => ({ type })),
  ).map(({ id, path, message }) => ({ id, block: path[1], message }));

test('a page whose first block alone opens it is fine; so is one without blocks', () => {
  expect(found('hero', 'prose')).toEqual([]);
  expect(found()).toEqual([]);
});

test('each further opening is one too many', () => {
  expect(found('hero', 'prose', 'banner', 'hero')).toEqual([
    {
      id: 'second-opening',
      block: 2,
      message: '`banner` has the main heading of the page, but block 1 already has it.',
    },
    {
      id: 'second-opening',
      block: 3,
      message: '`hero` has the main heading of the page, but block 1 already has it.',
    },
  ]);
});

test('the opening comes first', () => {
  expect(found('prose', 'faq', 'hero')).toEqual([
    {
      id: 'late-opening',
      block: 2,
      message:
        '`hero` has the main heading of the page, so it must be the first block, but it is block 3.',
    },
  ]);
});

test('a page without opening has no main heading', () => {
  expect(found('prose', 'faq')).toEqual([
    { id: 'missing-opening', block: 0, message: 'This page has no main heading.' },
  ]);
  expect(checkMainHeading(SCHEMAS, [{ type: 'faq' }])[0]?.suggestion).toBe(
    'Put a block `banner` or `hero` before this one.',
  );
});

test('a block of an unknown type may have been meant as the opening', () => {
  expect(found('heroo', 'prose')).toEqual([]);
  expect(found('heroo', 'hero')).toEqual([]);
  expect(found('hero', 'heroo', 'hero')).toMatchObject([{ id: 'second-opening', block: 2 }]);
  expect(found('prose', 'hero', 'heroo')).toMatchObject([{ id: 'late-opening', block: 1 }]);
});
