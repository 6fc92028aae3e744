import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import type { BlockOf } from '../../data/types.ts';
import type { Card } from '../../../schema/generated/data.d.ts';
import Related from './index.tsx';

const block: BlockOf<'related'> = {
  type: 'related',
  heading: 'Who did it',
  ground: 'plain',
  items: ['/team#ada', '/cases#roof', '/audits', '/hidden'],
};
const related = {
  '/cases#roof': { title: 'A roof', text: 'Dry.', figure: { value: '31%', label: 'less gas' } },
  '/team#ada': { title: 'Ada', text: 'Founder', picture: { src: 'ada.svg', alt: 'Ada' } },
  '/audits': { title: 'Audits', text: 'Two weeks.' },
};
const render = (fields: Partial<typeof block> = {}, known: Record<string, Card> = related) =>
  renderOnSite(<Related {...block} {...fields} />, ['ada.svg'], undefined, [], { related: known });

test('the figure comes first and large, with a link to its story', () => {
  const [figures = '', rows = ''] = render().split('</ul>');
  expect(figures).toMatch(/<p[^>]*><b[^>]*>31%<\/b> less gas<\/p>/);
  expect(figures).toMatch(
    /<h3[^>]*><a [^>]*href="\/cases#roof">A roof<\/a><\/h3><p[^>]*>Dry\.<\/p>/,
  );
  expect(rows).not.toContain('31%');
});

test('people and pages are rows in their order, a person with a portrait that says nothing twice', () => {
  const [, rows = ''] = render().split('</ul>');
  expect([...rows.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/team#ada',
    '/audits',
  ]);
  expect(rows).toMatch(/<img[^>]* src="\/media\/ada\.svg"[^>]*>/);
  expect(rows).not.toContain('alt="Ada"');
});

test('what visitors do not find is left out, and with nothing left so is the block', () => {
  expect(render()).not.toContain('/hidden');
  expect(render({}, {})).toBe('');
});

test('on a band it is a region by its heading, too', () => {
  const html = render({ ground: 'band' });
  const id = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Who did it</h2>`);
});
