import { expect, test } from 'vitest';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import type { BlockOf } from '../../data/types.ts';
import Faq from './index.tsx';

const block: BlockOf<'faq'> = {
  type: 'faq',
  heading: 'What people ask',
  ground: 'plain',
  exclusive: false,
  items: [
    { question: 'How long?', answer: '0' },
    { question: 'How much?', answer: '1' },
  ],
};
const markdown = ['**Two** weeks.', '- Little'].map((text) => readMarkdown(text).elements);
const render = (change: Partial<typeof block> = {}) =>
  renderOnSite(<Faq {...block} {...change} />, [], site, [], { markdown });

const namesIn = (html: string) => [...html.matchAll(/<details[^>]* name="([^"]+)"/g)];

test('each question is a heading that the browser unfolds, with its answer below', () => {
  const html = render();
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toMatch(
    /<summary[^>]*><h3>How long\?<\/h3>.*<\/summary>.*<p><strong>Two<\/strong> weeks\.<\/p>/s,
  );
  expect(html).toMatch(/How much\?.*<ul[^>]*><li>Little<\/li><\/ul>/s);
});

test('answers fold up when another opens only where the page says so', () => {
  expect(namesIn(render())).toEqual([]);
  const [first, second] = namesIn(render({ exclusive: true }));
  expect(first?.[1]).toBe(second?.[1]);
  expect(second).toBeDefined();
});

test('a heading of an answer stands one level below its question', () => {
  const answer = readMarkdown('## In short\n\nTwo weeks.').elements;
  const html = renderOnSite(<Faq {...block} />, [], site, [], { markdown: [answer, []] });
  expect(html).toMatch(/<h4[^>]*>In short<\/h4>/);
});
