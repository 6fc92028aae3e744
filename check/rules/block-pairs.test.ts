import { expect, it } from 'vitest';
import { checkBlockPairs } from './block-pairs.ts';

it('is content if each type has its component', () => {
  expect(checkBlockPairs('/site', ['hero', 'team'], ['team', 'hero'])).toEqual([]);
});

it('says which half is missing, and which may be misspelt', () => {
  const problems = checkBlockPairs('/site', ['hero', 'card-grid'], ['hero', 'card-gird']);
  expect(problems).toMatchObject([
    {
      id: 'block-without-component',
      message:
        'The block type `card-grid` has a schema, but no component: renderer/blocks/card-grid is missing.',
      suggestion: 'Did you mean `card-gird`?',
    },
    {
      id: 'block-without-schema',
      message: 'The component `card-gird` has no schema: schema/blocks/card-gird.json is missing.',
      suggestion: 'Did you mean `card-grid`?',
    },
  ]);
  expect(problems.map(({ file }) => file.replace(/^.*(?=schema|renderer)/, ''))).toEqual([
    'schema/blocks/card-grid.json',
    'renderer/blocks/card-gird',
  ]);
});
