import { expect, it } from 'vitest';
import { collectPageTexts } from '../../../check/collect-texts.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { pageMarkdown } from './page-markdown.ts';

const schemas = loadSchemas();
const prose = (text: string): Page['blocks'][number] => ({ type: 'prose', ground: 'plain', text });

it('takes texts in Markdown out of the page, read', () => {
  const page: Page = { title: 'A', blocks: [prose('## B c'), prose('d')] };
  expect(pageMarkdown(page, collectPageTexts(schemas, page))).toEqual({
    page: { title: 'A', blocks: [prose('0'), prose('1')] },
    markdown: [
      [{ type: 'heading', depth: 2, id: 'b-c', phrases: ['B c'] }],
      [{ type: 'paragraph', phrases: ['d'] }],
    ],
    places: ['b-c'],
  });
  expect(page.blocks[0]).toEqual(prose('## B c'));
});

it('adds nothing to a page without them', () => {
  const page: Page = { title: 'A', blocks: [{ type: 'form', form: 'inquiry', ground: 'plain' }] };
  expect(pageMarkdown(page, collectPageTexts(schemas, page))).toEqual({ page });
});

it('names no places where there is no heading', () => {
  const page: Page = { title: 'A', blocks: [prose('b')] };
  expect(Object.keys(pageMarkdown(page, collectPageTexts(schemas, page)))).toEqual([
    'page',
    'markdown',
  ]);
});
