import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { checkEntryFields } from './check-entry-fields.ts';

const found = (page: unknown) =>
  checkEntryFields({ schemas: loadSchemas(), data: page }).map(({ path, message }) => [
    path,
    message,
  ]);

const BYLINE = { type: 'byline' };
const RELATED = { type: 'entries', sort: 'related' };

test('a byline needs the entry whose it is', () => {
  expect(found({ entry: {}, blocks: [BYLINE] })).toEqual([]);
  expect(found({ blocks: [{ type: 'hero' }, 'no block', BYLINE] })).toEqual([
    [
      ['blocks', 2, 'type'],
      'The block `byline` shows the `entry` of its page, but the page does not have that field.',
    ],
  ]);
});

test('related entries need tags to share', () => {
  const message = 'Related entries share tags with this page, but this page does not have tags.';
  expect(found({ entry: { tags: ['roofs'] }, blocks: [RELATED] })).toEqual([]);
  for (const entry of [undefined, {}, { tags: [] }, { tags: 'roofs' }])
    expect(found({ entry, blocks: [RELATED] })).toEqual([[['blocks', 0, 'sort'], message]]);
  expect(found({ blocks: [{ type: 'entries', sort: 'date' }, { sort: 'related' }] })).toEqual([]);
});

test('a page without blocks shows nothing', () => {
  expect(found({ blocks: 'none' })).toEqual([]);
  expect(found('text')).toEqual([]);
});
