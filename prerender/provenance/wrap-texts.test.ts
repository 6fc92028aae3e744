import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readMarkdown } from '../../check/markdown/read-markdown.ts';
import { fillReferences } from '../../check/model/references.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { plainOrigins } from '../../test-support/content/plain-origins.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import type { Page } from '../../schema/generated/content.d.ts';
import type { DataPath } from '../../schema/pointer.ts';
import type { Origins } from './origins.ts';
import { marksOf, withoutMarks, wrap } from '../../renderer/dev/source/tokens.ts';
import { wrapTexts } from './wrap-texts.ts';

const schemas = loadSchemas();

const hero = {
  type: 'hero' as const,
  title: 'Warm houses',
  lead: '',
  action: { label: 'Write', href: '/team' },
};
const data = {
  ...emptyPage,
  page: {
    title: 'Team',
    blocks: [hero, { type: 'prose' as const, ground: 'plain' as const, text: '0' }],
  },
  markdown: [readMarkdown('All *of* it.\n\n```\na\n```').elements],
};

const wrapped = () => wrapTexts({ site: siteData, data }, schemas, plainOrigins);
const inPage = (...path: (string | number)[]) => ({ origin: { file: 'pages/team.yaml', path } });

test('every free text of a page has marks around it, names have them behind, and what is empty has none', () => {
  const { data: marked, texts } = wrapped();
  expect(texts.slice(0, 6)).toEqual([
    { kind: 'text', ...inPage('title'), text: 'Team' },
    { kind: 'text', ...inPage('blocks', 0, 'title'), text: 'Warm houses' },
    { kind: 'text', ...inPage('blocks', 0, 'action', 'label'), text: 'Write' },
    { kind: 'link', ...inPage('blocks', 0, 'action', 'href'), text: '/team' },
    { kind: 'text', ...inPage('blocks', 1, 'text') },
    { kind: 'text', ...inPage('blocks', 1, 'text') },
  ]);
  expect(marked.page).toEqual({
    title: wrap('Team', 0),
    blocks: [
      {
        ...hero,
        title: wrap('Warm houses', 1),
        action: { label: wrap('Write', 2), href: `/team${wrap('', 3)}` },
      },
      data.page.blocks[1],
    ],
  });
  const [start, end] = marksOf(4);
  expect(marked.markdown?.[0]).toMatchObject([
    { type: 'paragraph', phrases: [start, ...(wordsOf(data.markdown[0]?.[0]) ?? []), end] },
    { type: 'code', text: wrap('a', 5) },
  ]);
});

const wordsOf = (element: (typeof data.markdown)[number][number] | undefined) =>
  element?.type === 'paragraph' ? element.phrases : undefined;

test('the texts of site.yaml are counted on behind those of the page', () => {
  const { site, texts } = wrapped();
  expect(texts[6]).toEqual({
    kind: 'text',
    origin: { file: 'site.yaml', path: ['name'] },
    text: 'Alder & Row',
  });
  expect(site.site.name).toBe(wrap('Alder & Row', 6));
  expect(site.site.url).toBe(siteData.site.url);
});

/** Whose word the one for closing is. */
const reasonOf = (written: Origins['written']) =>
  wrapTexts({ site: siteData, data }, schemas, { ...plainOrigins, written }).texts.find(
    ({ text }) => text === siteData.messages.close,
  )?.origin;

test('a word of the engine is one, unless a file of the site has another in its place', () => {
  expect(reasonOf(() => undefined)).toEqual({ reason: 'message', message: 'close' });
  const written = { raw: siteData.messages.close, references: new Map() };
  expect(reasonOf(() => written)).toEqual({ file: 'site.yaml', path: ['messages', 'close'] });
});

test('each value of a reference has marks within those of its text', () => {
  const references = new Map([['facts.degrees', 'Warm']]);
  const { data: marked, texts } = wrapTexts({ site: siteData, data }, schemas, {
    ...plainOrigins,
    written: ({ path }) =>
      path.at(-1) === 'title' && path.length > 1
        ? { raw: '{facts.degrees} houses', references }
        : undefined,
  });
  const number = texts.findIndex(({ kind }) => kind === 'reference');
  expect(texts[number]).toEqual({
    kind: 'reference',
    ...inPage('blocks', 0, 'title'),
    text: 'Warm',
    reference: 'facts.degrees',
    written: [0, 15],
  });
  expect(marked.page.blocks[0]).toMatchObject({
    title: wrap(`${wrap('Warm', number)} houses`, number - 1),
  });
});

test('each part of a text in Markdown, and each reference in it, is known by its characters in the file', () => {
  const raw = 'All {facts.share} *of* it, [mail](mailto:{email}).\n\n- {facts.share} more\n';
  const references = new Map([
    ['facts.share', 'one hundred per cent'],
    ['email', 'a@b.example'],
  ]);
  const markdown = [readMarkdown(fillReferences(raw, references)).elements];
  const { data: marked, texts } = wrapTexts(
    { site: siteData, data: { ...data, markdown } },
    schemas,
    {
      ...plainOrigins,
      written: ({ path }) => (path.at(-1) === 'text' ? { raw, references } : undefined),
    },
  );
  expect(
    texts.flatMap(({ kind, written }) => (written ? [[kind, raw.slice(...written)]] : [])),
  ).toEqual([
    ['reference', '{facts.share}'],
    ['reference', '{facts.share}'],
    ['text', 'All {facts.share} *of* it, [mail](mailto:{email}).'],
    ['text', '{facts.share} more'],
  ]);
  const said = JSON.stringify(marked.markdown);
  expect(withoutMarks(said)).toContain('mailto:a@b.example');
  expect(said).toContain('"mailto:a@b.example"');
});

test('what a list shows of a page is of its file, and an option that has another word is no text', () => {
  const entry = { title: 'Frost', href: '/news/frost', date: '2026-03-01', summary: 'Cold.' };
  const form = {
    name: 'order',
    title: 'Order',
    subtitle: '',
    messages: {},
    fields: [
      {
        name: 'loaf',
        type: 'choice' as const,
        label: 'Loaf',
        required: false,
        options: ['Rye', 'Oat'],
        optionLabels: { Rye: 'Roggen' },
      },
    ],
  };
  const { data: marked, texts } = wrapTexts(
    {
      site: siteData,
      data: { ...data, lists: [{ entries: [entry] }], forms: { order: form } },
    },
    schemas,
    plainOrigins,
  );
  const of = (file: string) =>
    texts.flatMap(({ origin, text }) =>
      'path' in origin && origin.file === file ? [[origin.path.join('/'), text]] : [],
    );
  expect(of('pages/news/frost.yaml')).toEqual([
    ['title', 'Frost'],
    ['entry/summary', 'Cold.'],
    ['entry/date', '2026-03-01'],
    ['', '/news/frost'],
  ]);
  expect(of('forms/order.yaml')).toEqual([
    ['title', 'Order'],
    ['fields/0/label', 'Loaf'],
    ['fields/0/options/1', 'Oat'],
    ['fields/0/optionLabels/Rye', 'Roggen'],
  ]);
  expect(marked.lists?.[0]?.entries[0]?.date).not.toBe(entry.date);
});

test('neither the page nor the site is changed itself', () => {
  const before = structuredClone({ siteData, data });
  wrapped();
  expect({ siteData, data }).toEqual(before);
});

test('what is shown of another page is of its file, and its address with marks leads to it', () => {
  const page: Page = {
    title: 'Work',
    blocks: [{ type: 'related', ground: 'plain', heading: 'See', items: ['/cases#roof'] }],
  };
  const picture = { src: 'roof.jpg', alt: '' };
  const figure = { value: '31%', label: 'less gas' };
  const related = { '/cases#roof': { title: 'A roof', text: '', picture, figure } };
  const { data: marked, texts } = wrapTexts(
    { site: siteData, data: { ...data, page, related } },
    schemas,
    plainOrigins,
  );
  const [block] = marked.page.blocks;
  const address = block?.type === 'related' ? block.items[0] : undefined;
  const card = marked.related?.[address ?? ''];
  expect(address).not.toBe('/cases#roof');
  expect(withoutMarks(JSON.stringify(card))).toBe(JSON.stringify(related['/cases#roof']));
  expect(
    texts.flatMap(({ origin, text }) =>
      'path' in origin && origin.file === 'pages/others/cases.yaml'
        ? [[origin.path.join('/'), text]]
        : [],
    ),
  ).toEqual([
    ['title', 'A roof'],
    ['picture', 'roof.jpg'],
    ['figure/value', '31%'],
    ['figure/label', 'less gas'],
  ]);
});

test('a schedule has marks around its times and its rooms, in each slot those of the slot', () => {
  const slots = [
    { starts: '09:00', ends: '10:00', room: 'Hall', title: 'Walls' },
    { starts: '09:00', ends: '10:00', room: 'Yard', title: 'Roofs' },
  ];
  const rooms = ['Hall', 'Yard'];
  const block = { type: 'schedule' as const, heading: 'Program', ground: 'plain' as const, rooms };
  const page = { title: 'Program', blocks: [{ ...block, days: [{ date: '2090-06-12', slots }] }] };
  const dates = { '2090-06-12': 'Monday', '09:00': '9 AM', '09:00/10:00': '9 – 10 AM' };
  const { data: marked, texts } = wrapTexts(
    { site: siteData, data: { ...emptyPage, page, dates } },
    schemas,
    plainOrigins,
  );
  const at = (...path: DataPath) =>
    texts.findIndex(({ origin }) => isDeepStrictEqual(origin, inPage('blocks', 0, ...path).origin));
  const inSlot = (slot: number, field: string) => at('days', 0, 'slots', slot, field);
  expect(marked.page.blocks[0]).toMatchObject({
    rooms: rooms.map((room, index) => wrap(room, at('rooms', index))),
    days: [{ slots: rooms.map((room, index) => ({ room: wrap(room, inSlot(index, 'room')) })) }],
  });
  expect(marked.dates['09:00']).toBe(wrap('9 AM', inSlot(0, 'starts')));
  expect(marked.dates['09:00/10:00']).toBe(wrap('9 – 10 AM', inSlot(0, 'ends')));
});

test('the names of sections have marks of the headings that they repeat', () => {
  const page = {
    title: 'Venue',
    blocks: [
      { type: 'sub-navigation' as const, label: 'Here' },
      { ...hero, id: 'way', heading: 'The way' },
      { type: 'prose' as const, ground: 'plain' as const, text: '0' },
    ],
  };
  const markdown = [readMarkdown('## Hotels').elements];
  const sections = [
    { id: 'way', name: 'The way' },
    { id: 'hotels', name: 'Hotels' },
  ];
  const { data: marked, texts } = wrapTexts(
    { site: siteData, data: { ...emptyPage, page, markdown, sections } },
    schemas,
    plainOrigins,
  );
  const origins = marked.sections?.map(({ name }) => {
    const number = texts.findIndex((_, index) => name === wrap(withoutMarks(name), index));
    return texts[number]?.origin;
  });
  expect(origins).toEqual([
    inPage('blocks', 1, 'heading').origin,
    inPage('blocks', 2, 'text').origin,
  ]);
});
