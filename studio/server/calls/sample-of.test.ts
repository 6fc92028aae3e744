import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { checkPage } from '../../../check/check-page.ts';
import { openSite } from '../../../check/open-site.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { sampleOf } from './sample-of.ts';

const schemas = loadSchemas();
const SITE = {
  pictures: ['hills.svg', 'roof.svg'],
  routes: ['/', '/services'],
  folders: ['news'],
  forms: ['order'],
};

test('names pictures, pages, folders and forms of the site', () => {
  expect(sampleOf('form', schemas, SITE)).toMatchObject({ type: 'form', form: 'order' });
  expect(sampleOf('entries', schemas, SITE)).toMatchObject({ folder: 'news', limit: 3 });
  expect(sampleOf('related', schemas, SITE)['items']).toEqual(['/', '/services', '/', '/services']);
  expect(sampleOf('feature', schemas, SITE)).toMatchObject({ picture: { src: 'hills.svg' } });
});

test('also in texts in Markdown, and in tabs', () => {
  for (const type of ['prose', 'tabs']) {
    const text = JSON.stringify(sampleOf(type, schemas, SITE));
    expect(text).toContain('hills.svg');
    expect(text).not.toContain('landscape.svg');
  }
});

test('keeps what the site has, what leads to other sites, and what it has nothing for', () => {
  const [example] = schemas.blocks.get('entries')?.schema.examples ?? [];
  expect(sampleOf('entries', schemas, { ...SITE, folders: ['blog', 'notes'] })).toEqual(example);
  expect(sampleOf('entries', schemas, { ...SITE, folders: [] })).toEqual(example);
  const [grid] = schemas.blocks.get('card-grid')?.schema.examples ?? [];
  expect(sampleOf('card-grid', schemas, SITE)).toEqual(grid);
});

test('of a type without an example says its type alone', () => {
  const hero = schemas.blocks.get('hero');
  if (!hero) throw new Error('There is no hero.');
  const { examples: _, ...schema } = hero.schema;
  const blocks = new Map([['plain', { ...hero, schema }]]);
  expect(sampleOf('plain', { ...schemas, blocks }, SITE)).toEqual({ type: 'plain' });
});

test('can be put on a page of a site, but for what the site or the page would have to say itself', () => {
  const folder = join(import.meta.dirname, '../../../tests/second-site/bakery');
  const file = 'pages/handwerk.yaml';
  const { context, forms } = openSite(folder);
  const site = {
    pictures: ['ofen.jpg'],
    routes: [...context.routes.keys()],
    folders: ['aktuelles'],
    forms: forms.map(({ name }) => name),
  };
  expect(context.media).toContain(site.pictures[0]);
  const refused = [...schemas.blocks.keys()].flatMap((type) => {
    const page = parseDocument(readFileSync(join(folder, file), 'utf8'));
    page.addIn(['blocks'], sampleOf(type, schemas, site));
    const unsaved = new Map([[file, String(page)]]);
    const { problems } = checkPage({ ...context, unsaved }, file);
    return problems.flatMap(({ severity, id }) => (severity === 'error' ? [[type, id]] : []));
  });
  expect(refused).toEqual([
    ['banner', 'second-opening'],
    ['byline', 'missing-page-field'],
    ['embed', 'embed-not-allowed'],
    ['event', 'missing-page-field'],
    ['hero', 'second-opening'],
    ['video-file', 'missing-file'],
  ]);
});
