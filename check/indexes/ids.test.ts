import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import type { Text } from '../collect-texts.ts';
import { checkSlugs, mayHidePlaces } from './ids.ts';

const slug = (text: string, n: number, words?: string): Text => ({
  text,
  path: ['blocks', n, 'slug'],
  schema: { type: 'string', format: 'slug' },
  owner: {},
  ...(words !== undefined && { words }),
});

const found = (...texts: Text[]) =>
  checkSlugs({ texts, globalAnchors: new Set(['order']) }).map(({ path, message, suggestion }) => [
    path[1],
    message,
    suggestion,
  ]);

test('a slug is an address on its page, so each further one like it is told', () => {
  const twice = 'Duplicate slug `air` on this page: #air would lead to only one of the entries.';
  expect(found(slug('air', 0), slug('heat', 1), slug('air', 2), slug('air', 3))).toEqual([
    [2, twice, undefined],
    [3, twice, undefined],
  ]);
  expect(found(slug('air', 0), slug('air', 1, '## Air'))).toEqual([
    [1, twice, 'Change the heading.'],
  ]);
});

test.each(['order', 'menu', 'main', 'closing', 'theme-label'])(
  'no slug may be that of a place on every page: %s',
  (name) => {
    const message = `#${name} already exists on every page, so it cannot lead to this entry.`;
    expect(found(slug(name, 0))).toEqual([[0, message, 'Choose another slug.']]);
    expect(found(slug(name, 0, `## ${name}`))).toEqual([[0, message, 'Change the heading.']]);
  },
);

test('other texts may say the same', () => {
  const title = { ...slug('menu', 0), schema: { type: 'string' } } as const;
  expect(found(title, title)).toEqual([]);
});

const page = (...blocks: unknown[]) => ({
  title: 'A page',
  description: 'One sentence that says what is on this page, long enough to be of use.',
  blocks,
});

test.each([
  ['no page', 'words', true],
  ['a page without blocks', page(), false],
  ['a page whose blocks are no list', { blocks: 'hero' }, true],
  ['a page with an unknown field', { ...page(), block: [] }, true],
  ['a block that is fine', page({ type: 'hero', title: 'A' }), false],
  ['a block that lacks something', page({ type: 'hero' }), false],
  ['a block with an unknown field', page({ type: 'hero', title: 'A', slugg: 'a' }), true],
  ['a block with a text that is none', page({ type: 'hero', title: 1 }), true],
  ['a block of an unknown type', page({ type: 'hero', title: 'A' }, { type: 'herro' }), true],
  ['a block that is none', page('hero'), true],
])('whether places may be hidden: %s', (_what, data, expected) => {
  expect(mayHidePlaces(loadSchemas(), data)).toBe(expected);
});
