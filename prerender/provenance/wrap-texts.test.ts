import { expect, test } from 'vitest';
import { readMarkdown } from '../../check/markdown/read-markdown.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import { marksOf, wrap } from './tokens.ts';
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

test('every free text of a page has marks; what names something, and what is empty, has none', () => {
  const { data: wrapped, texts } = wrapTexts(siteData, data, schemas);
  const own = texts.filter(({ of }) => of === 'page');
  expect(own).toEqual([
    { of: 'page', path: ['title'], text: 'Team' },
    { of: 'page', path: ['blocks', 0, 'title'], text: 'Warm houses' },
    { of: 'page', path: ['blocks', 0, 'action', 'label'], text: 'Write' },
    { of: 'page', path: ['blocks', 1, 'text'] },
    { of: 'page', path: ['blocks', 1, 'text'] },
  ]);
  expect(wrapped.page).toEqual({
    title: wrap('Team', 0),
    blocks: [
      {
        ...hero,
        title: wrap('Warm houses', 1),
        action: { label: wrap('Write', 2), href: '/team' },
      },
      data.page.blocks[1],
    ],
  });
  const [start, end] = marksOf(3);
  expect(wrapped.markdown?.[0]).toMatchObject([
    { type: 'paragraph', phrases: [start, ...(wordsOf(data.markdown[0]?.[0]) ?? []), end] },
    { type: 'code', text: wrap('a', 4) },
  ]);
});

const wordsOf = (element: (typeof data.markdown)[number][number] | undefined) =>
  element?.type === 'paragraph' ? element.phrases : undefined;

test('the texts of site.yaml are counted on behind those of the page', () => {
  const { site, texts } = wrapTexts(siteData, data, schemas);
  expect(texts[5]).toEqual({ of: 'site', path: ['name'], text: 'Alder & Row' });
  expect(site.site.name).toBe(wrap('Alder & Row', 5));
  expect(site.site.url).toBe(siteData.site.url);
});

test('neither the page nor the site is changed itself', () => {
  const before = structuredClone({ siteData, data });
  wrapTexts(siteData, data, schemas);
  expect({ siteData, data }).toEqual(before);
});
