import { expect, it } from 'vitest';
import { describeBlocks, describeCommonFields, describeFiles } from './block-guide.ts';
import { printFieldsPage } from './generate/fields-page.ts';
import { listBlockTypes, loadSchemas } from './load-schemas.ts';
import { printBlockPages } from './generate/block-page.ts';
import { parseYaml } from '../check/yaml/parse-yaml.ts';

const guide = describeBlocks();
const fieldOf = (name: string, path: string) =>
  [...guide.blocks, ...guide.pieces]
    .find((described) => described.name === name)
    ?.fields.find((field) => field.path === path);

it('describes every block type, with examples that can be read back', () => {
  expect(guide.blocks.map(({ name }) => name)).toEqual(listBlockTypes());
  for (const { name, example } of guide.blocks) {
    const { examples = [] } = loadSchemas().blocks.get(name)?.schema ?? {};
    expect(examples).not.toEqual([]);
    expect(parseYaml(`blocks:\n${example}`)).toMatchObject({
      parsed: { data: { blocks: examples } },
    });
  }
});

it('says of a field what it is, what may be written and whether it is needed', () => {
  expect(fieldOf('hero', 'title')).toEqual({
    path: 'title',
    description: 'The main heading of the page. Three to nine words.',
    kind: 'text',
    need: 'required',
  });
  expect(fieldOf('banner', 'interval')).toMatchObject({
    kind: 'whole number from 1000 to 60000',
    need: 'default `5000`',
  });
  expect(fieldOf('picture', 'focus')).toMatchObject({ kind: 'list of 2 numbers' });
  expect(fieldOf('card-grid', 'cards[].bullets')).toMatchObject({
    kind: 'list of texts, 7 at most',
    need: 'optional',
  });
});

it('refers to shared pieces, each described once', () => {
  expect(fieldOf('hero', 'picture')).toMatchObject({
    description: expect.stringMatching(/^The large picture next to the text\. Leave it out /),
    piece: 'picture',
  });
  expect(fieldOf('hero', 'picture.src')).toBeUndefined();
  expect(fieldOf('picture', 'alt')).toMatchObject({ kind: 'text', need: 'default `""`' });
  expect(fieldOf('action', 'href')).toMatchObject({ piece: 'link' });
  const names = guide.pieces.map(({ name }) => name);
  expect(names).toContain('link');
  expect(new Set(names).size).toBe(names.length);
});

it('prints a page for each type, with tables, and markup in descriptions as it is written', () => {
  const pages = new Map(printBlockPages(guide, describeCommonFields()));
  // All types, shared pieces, and seven more openings, because a page has one main heading.
  expect(pages.size).toBe(guide.blocks.length + 2 + 7);
  expect(pages.get('docs/pages/blocks/hero-2.yaml')).toContain('layout: behind');
  expect(pages.get('docs/pages/blocks/hero.yaml')).toContain('](/blocks/hero-8).');
  expect(pages.get('docs/pages/blocks.yaml')).toContain('| `id` | Lowercase letters');
  const hero = pages.get('docs/pages/blocks/hero.yaml');
  expect(hero).toContain('| `picture` | The large picture next to the text.');
  expect(hero).toContain('[picture](/blocks/shared#picture) | optional |');
  expect(hero).toContain(
    '`**Two asterisks**` make words bold, `*one*` makes them italic, `[words](',
  );
  expect(hero).toContain('with your own pictures in `media/`:');
  expect(pages.get('docs/pages/blocks/faq.yaml')).toContain('Below `blocks:` of a page:');
  expect(pages.get('docs/pages/blocks/byline.yaml')).toContain('This block has only `type`.');
  // Its page has no tags, so a list of related entries is not on it, but to copy.
  const entries = pages.get('docs/pages/blocks/entries.yaml') ?? '';
  expect(entries).toContain('Related entries are drawn on [');
  expect(entries.match(/ sort: related$/gm)).toHaveLength(1);
  expect(pages.get('docs/pages/blocks/shared.yaml')).toContain(
    'It is `plain` or `subtle` or `dark` or `accent`.',
  );
});

it('lists every field of site.yaml, of a page and of a form, and the pieces that they use', () => {
  const { site, page, form } = loadSchemas();
  const described = describeFiles();
  const fields = new Map(
    [...described.files, ...described.pieces].map(({ name, fields: all }) => [
      name,
      all.map(({ path, kind, piece }) => [path, [kind, piece].filter(Boolean).join(' ')]),
    ]),
  );
  const text = printFieldsPage(described, guide.pieces);
  for (const [name, { schema }] of Object.entries({ site, page, form })) {
    const names = Object.keys(schema.properties ?? {});
    expect(fields.get(name)?.map(([path]) => path)).toEqual(expect.arrayContaining(names));
    for (const field of names) expect(text).toContain(`| \`${field}\` | `);
  }
  expect(fields.get('site')).toEqual(
    expect.arrayContaining([
      ['closing', 'group of fields, or `none`'],
      ['facts', 'by name: fact'],
      ['redirects', 'texts by name'],
      ['theme', 'theme'],
    ]),
  );
  expect(fields.get('theme')).toContainEqual(['colors', 'theme-colors']);
  expect(fields.get('messages')).toEqual([]);
  expect(text).toContain('docs/pages/messages.yaml lists all of them.');
  expect(text).toContain('| whole number from 1 |');
  expect(text).not.toContain('undefined');
});
