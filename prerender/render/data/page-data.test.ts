import { expect, test } from 'vitest';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import {
  contextOf,
  headOf,
  schemas,
  SITE,
} from '../../../test-support/content/page-data-context.ts';
import { FORMS } from '../../../test-support/gateway/content/wire.ts';
import type { PageContext } from '../page-context.ts';
import { formDefinitions } from './forms.ts';
import { pageData } from './page-data.ts';

test('a page brings what its blocks show and need, each once, and nothing that all pages have', () => {
  const page: Page = {
    title: 'Team',
    blocks: [
      { type: 'hero', title: 'Team', text: 'Who we are.', picture: { src: 'a.svg', alt: '' } },
      {
        type: 'card-grid',
        heading: 'What we do',
        ground: 'plain',
        cards: [
          { icon: 'leaf', title: 'Roofs', text: 'Warm.', tone: 'calm', bullets: [] },
          { icon: 'gauge', title: 'Walls', text: 'Dry.', tone: 'calm', bullets: [] },
        ],
      },
    ],
  };
  const data = pageData({ route: '/team', page }, contextOf(), schemas);
  expect(Object.keys(data.pictures)).toEqual(['a.svg']);
  expect(Object.keys(data.icons)).toEqual(['gauge']);
  expect(data.scripts).toEqual({ hero: '/hero.js', 'card-grid': '/card-grid.js' });
  expect(data.styles).toEqual(['/hero.css', '/shared.css']);
  expect(() => pageData({ route: '/team', page }, contextOf({}, { blocks: {} }), schemas)).toThrow(
    'There is no component for the block type "hero".',
  );
});

const plain = { main: 'en', languages: ['en'], pages: {}, fallbacks: {} };

/** What the data of a page in the only language of a site consists of. */
const partsOf = (page: Page, other: Partial<PageContext> = {}) => {
  const data = pageData(
    { route: '/a', page },
    contextOf({}, { languages: plain, ...other }),
    schemas,
  );
  return Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [name]));
};

const ALWAYS = ['route', 'page', 'head', 'pictures', 'dates', 'icons', 'scripts', 'styles'];

test('a page carries nothing that it does not use', () => {
  expect(partsOf({ title: 'A', blocks: [] })).toEqual(ALWAYS);
  expect(headOf({}, contextOf(), '/about')).not.toHaveProperty('modified');
});

test('a page has the forms that stand in it or that it links to', () => {
  const { order } = FORMS;
  if (!order) throw new Error('There is a form for orders.');
  const forms = formDefinitions(
    [{ name: 'order', form: order, translations: new Map() }],
    contextOf().languages,
  );
  const blocks = {
    form: { script: '', styles: [], imports: [] },
    prose: { script: '', styles: [], imports: [] },
  };
  const context = contextOf({}, { forms, blocks });
  const page: Page = {
    title: 'Order',
    blocks: [
      { type: 'form', form: 'order', ground: 'plain' },
      { type: 'prose', ground: 'plain', text: 'Or [here](#order).' },
    ],
  };
  const data = pageData({ route: '/team', page }, context, schemas);
  expect(data.linkedForms).toEqual(['order']);
  expect(data.forms).toEqual({ order: forms['en']?.['order'] });
  // What replaces a missing translation has them as the original has.
  const german = contextOf({ language: 'de' }, { forms, blocks });
  expect(pageData({ route: '/de/about', page }, german, schemas).forms).toEqual(data.forms);
  expect(pageData({ route: '/de/team', page }, german, schemas).forms).toEqual({
    order: forms['de']?.['order'],
  });
  expect(partsOf(page, { blocks })).toEqual([
    ...ALWAYS.slice(0, 2),
    'markdown',
    ...ALWAYS.slice(2, 6),
    'forms',
    ...ALWAYS.slice(6),
  ]);
});

test('a page with a list has its entries, their pictures and days, and leads to its other pages', () => {
  const blocks = { entries: { script: '', styles: [], imports: [] } };
  const entry = { title: 'E', date: '2026-03-01', summary: '', tags: [] };
  const picture = { src: 'b.svg', alt: '' };
  const entries = {
    '/team': [
      { ...entry, route: '/team/a', picture },
      { ...entry, route: '/team/b', date: '2026-02-01' },
    ],
  };
  const page: Page = {
    title: 'Team',
    blocks: [{ type: 'entries', ground: 'plain', folder: 'team', sort: 'date', limit: 1 }],
  };
  const data = pageData({ route: '/team', page }, contextOf({}, { blocks, entries }), schemas);
  expect(data.lists?.[0]?.entries.map(({ href }) => href)).toEqual(['/team/a']);
  expect(Object.keys(data.pictures)).toEqual(['b.svg']);
  expect(data.dates).toEqual({ '2026-03-01': 'Mar 1, 2026' });
  expect(data.head.next).toBe(`${SITE}/team/page/2`);
  const second = pageData(
    { route: '/team/page/2', page },
    contextOf({}, { blocks, entries }),
    schemas,
  );
  expect(second.head.title).toBe('Team - page 2 | Alder Row');
  expect(second.dates).toEqual({ '2026-02-01': 'Feb 1, 2026' });
});

const listOf = (folder: string) =>
  ({ type: 'entries', ground: 'plain', folder, sort: 'date', limit: 1 }) as const;

test('what blocks in tabs need is there as for those of the page', () => {
  const none = { script: '', styles: [], imports: [] };
  const blocks = { tabs: none, entries: none, prose: { ...none, script: '/prose.js' } };
  const options = { grounds: '/assets/grounds.css' };
  const entries = {
    '/team': [{ title: 'E', date: '2026-03-01', summary: '', tags: [], route: '/team/a' }],
    '/notes': [{ title: 'N', date: '2026-02-01', summary: '', tags: [], route: '/notes/a' }],
  };
  const prose = { type: 'prose', ground: 'dark', text: '## Steps', id: 'costs' } as const;
  const page: Page = {
    title: 'Team',
    blocks: [
      {
        type: 'tabs',
        heading: 'A',
        ground: 'plain',
        tabs: [
          { label: 'B', blocks: [prose, listOf('team')] },
          { label: 'C', text: 'Words.' },
        ],
      },
      listOf('notes'),
    ],
  };
  const data = pageData(
    { route: '/team', page },
    contextOf({}, { blocks, options, entries }),
    schemas,
  );
  expect(Object.keys(data.scripts)).toEqual(['tabs', 'prose', 'entries']);
  expect(data.styles).toEqual(['/assets/grounds.css']);
  expect(data.lists?.map((list) => list.entries.map(({ href }) => href))).toEqual([
    ['/team/a'],
    ['/notes/a'],
  ]);
  expect(data.places).toEqual(['steps', 'costs']);
  expect(data.page.blocks).toMatchObject([
    { tabs: [{ blocks: [{ text: '1' }, { folder: '0' }] }, { text: '0' }] },
    { folder: '1' },
  ]);
  // The page itself is as it was written.
  expect(page.blocks[1]).toEqual(listOf('notes'));
});

const pageOn = (...grounds: ('plain' | 'dark' | 'accent')[]): Page => ({
  title: 'About',
  blocks: grounds.map((ground) => ({ type: 'prose', ground, heading: 'A', text: 'Words.' })),
});

test('a page has the sheets of the options that it names, each once, and no page those of others', () => {
  const blocks = { prose: { script: '', styles: [], imports: [] } };
  const stylesOf = (one: Page) =>
    pageData(
      { route: '/about', page: one },
      contextOf({}, { blocks, options: { grounds: '/assets/grounds.css' } }),
      schemas,
    ).styles;
  expect(stylesOf(pageOn('dark', 'plain', 'accent'))).toEqual(['/assets/grounds.css']);
  expect(stylesOf(pageOn('plain'))).toEqual([]);
});

test('a picture behind words has its sheet, before that of the layouts of openings', () => {
  const none = { script: '', styles: [], imports: [] };
  const options = { behind: '/behind.css', openings: '/openings.css' };
  const context = contextOf({}, { blocks: { hero: none, prose: none }, options });
  const behind = { src: 'hill.jpg', alt: '' };
  const prose = { type: 'prose', ground: 'plain', text: 'Words.', behind } as const;
  const hero = { type: 'hero', title: 'A', layout: 'behind' } as const;
  const stylesOf = (...blocks: Page['blocks']) =>
    pageData({ route: '/about', page: { title: 'A', blocks } }, context, schemas).styles;
  expect(stylesOf(prose)).toEqual(['/behind.css']);
  expect(stylesOf(hero)).toEqual(['/behind.css', '/openings.css']);
});

test('opening hours have their sheet where a page shows some', () => {
  const locations = { script: '', styles: [], imports: [] };
  const options = { hours: '/hours.css' };
  const page: Page = {
    title: 'Visit',
    blocks: [{ type: 'locations', heading: 'Where', ground: 'plain' }],
  };
  const stylesOf = (site: Partial<Site>) =>
    pageData(
      { route: '/visit', page },
      contextOf(site, { blocks: { locations }, options }),
      schemas,
    ).styles;
  const places = [{ title: 'House', address: ['1 Mill Lane'] }];
  const business: Site['business'] = { hours: [{ from: 'monday', open: ['08:00-12:30'] }] };
  expect(stylesOf({ locations: places, business })).toEqual(['/hours.css']);
  expect(stylesOf({ locations: places })).toEqual([]);
});

test('a block with an id is a place of its page, besides the headings of its texts', () => {
  const prose = { type: 'prose', ground: 'plain', heading: 'A' } as const;
  const blocks = { prose: { script: '', styles: [], imports: [] } };
  const placesOf = (page: Page) =>
    pageData({ route: '/about', page }, contextOf({}, { blocks }), schemas).places;
  const block = { ...prose, text: '## Steps\n\nOne.', id: 'costs' };
  expect(placesOf({ title: 'About', blocks: [block] })).toEqual(['steps', 'costs']);
  expect(placesOf({ title: 'About', blocks: [{ ...prose, text: 'Words.' }] })).toBeUndefined();
});

test('a sub-navigation knows the sections of its page that have an address, in their order', () => {
  const none = { script: '', styles: [], imports: [] };
  const types = { prose: none, 'rich-text': none, 'sub-navigation': none };
  const text = { type: 'rich-text', ground: 'plain' } as const;
  const paragraphs = ['Words.'];
  const page: Page = {
    title: 'About',
    blocks: [
      { type: 'sub-navigation', label: 'On this page' },
      { ...text, paragraphs, heading: 'What it costs', id: 'costs' },
      { ...text, paragraphs, heading: 'Without an address' },
      { type: 'prose', ground: 'plain', text: '## Our **steps**\n\n### One\n\nWords.' },
    ],
  };
  const { sections } = pageData(
    { route: '/about', page },
    contextOf({}, { blocks: types }),
    schemas,
  );
  expect(sections).toEqual([
    { id: 'costs', name: 'What it costs', depth: 2 },
    { id: 'our-steps', name: 'Our steps', depth: 2 },
  ]);
});

test('a page of a manual has its headings, and the sheet of manuals; no other page has them', () => {
  const blocks = { prose: { script: '', styles: [], imports: [] } };
  const manuals = [
    { title: 'Handbook', sections: [{ items: [{ name: 'Costs', href: '/costs' }] }] },
  ];
  const page: Page = {
    title: 'Costs',
    blocks: [{ type: 'prose', ground: 'plain', text: '## Bread\n\n### Rye\n\n#### Old\n\nWords.' }],
  };
  const made = (route: string) =>
    pageData(
      { route, page },
      contextOf({ manuals }, { blocks, options: { manual: '/assets/manual.css' } }),
      schemas,
    );
  expect(made('/costs')).toMatchObject({
    styles: ['/assets/manual.css'],
    manual: {
      manual: 0,
      page: 0,
      contents: [
        { id: 'bread', name: 'Bread', depth: 2 },
        { id: 'rye', name: 'Rye', depth: 3 },
      ],
    },
  });
  expect(made('/about').styles).toEqual([]);
  expect(made('/about').manual).toBeUndefined();
});
