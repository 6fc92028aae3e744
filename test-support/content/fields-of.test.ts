import { expect, it } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { fieldsOf } from './fields-of.ts';

const { page } = loadSchemas();

/** Each field once. */
const fields = (value: unknown): string[] => [...new Set(fieldsOf(value, page.schema))];

it('tells the same field of two block types apart, and not entries of one list', () => {
  const written = {
    title: 'Home',
    blocks: [
      { type: 'hero', title: 'A' },
      { type: 'card-grid', cards: [{ text: 'B' }, { text: 'C' }] },
      { type: 'quote', title: 'D' },
    ],
  };
  expect(fields(written)).toEqual([
    '.title',
    '.blocks.hero.type',
    '.blocks.hero.title',
    '.blocks.card-grid.type',
    '.blocks.card-grid.cards.text',
    '.blocks.quote.type',
    '.blocks.quote.title',
  ]);
});

it('tells apart what a field chooses', () => {
  const hero = { type: 'hero', layout: 'behind', isLarge: true };
  expect(fields({ blocks: [hero] })).toEqual([
    '.blocks.hero.type',
    '.blocks.hero.layout=behind',
    '.blocks.hero.isLarge=true',
  ]);
});

it('tells apart what a text consists of', () => {
  const text = 'A [link](/a).\n\n## Title\n\n- An *entry*\n';
  expect(fields({ blocks: [{ type: 'prose', text }] })).toEqual([
    '.blocks.prose.type',
    '.blocks.prose.text',
    '.blocks.prose.text paragraph',
    '.blocks.prose.text link',
    '.blocks.prose.text heading 2',
    '.blocks.prose.text list',
    '.blocks.prose.text words',
    '.blocks.prose.text em',
  ]);
});
