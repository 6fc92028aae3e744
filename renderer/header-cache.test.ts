import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteData } from '../test-support/render-on-site.tsx';
import { renderWithHeaderCache } from './header-cache.ts';

const HEADER = '<header class="a"><a href="/team">Team</a></header>';

const ways = (route: string) => `<nav class="languages"><a href="/de${route}">de</a></nav>`;

/** Draws pages of one site, and counts how often their header was drawn. */
function drawPages(header = HEADER, onSite = {}) {
  const site = { ...siteData, site: { ...siteData.site, ...onSite } };
  const drawn: string[] = [];
  const draw = (route: string, languages = '') =>
    renderWithHeaderCache(site, route, {
      page: (mark?: ReactNode) => {
        if (!mark) drawn.push(route);
        const own = isValidElement(mark) ? renderToString(mark) : header.replace('*', languages);
        return `<p>0</p>${own}<main>${route}</main>`;
      },
      languages: () => languages,
    });
  return { draw, drawn };
}

test('the header is drawn once for all pages that it has no link to', () => {
  const { draw, drawn } = drawPages();
  expect(draw('/a')).toBe(`<p>0</p>${HEADER}<main>/a</main>`);
  expect(draw('/b')).toBe(`<p>0</p>${HEADER}<main>/b</main>`);
  expect(drawn).toEqual(['/a']);
});

test('a page that it leads to has one of its own, which is not kept', () => {
  const { draw, drawn } = drawPages();
  for (const route of ['/team', '/a', '/team', '/b']) draw(route);
  expect(drawn).toEqual(['/team', '/a', '/team']);
});

test('a page of a manual that it leads to has one of its own', () => {
  const items = ['/team', '/team/more'].map((href) => ({ name: '', href }));
  const { draw, drawn } = drawPages(HEADER, {
    navigation: [{ name: 'Team', href: '/team' }],
    manuals: [{ title: '', sections: [{ title: '', items }] }],
  });
  for (const route of ['/a', '/team/more', '/b']) draw(route);
  expect(drawn).toEqual(['/a', '/team/more']);
});

test('the choice of language is drawn for each page', () => {
  const { draw, drawn } = drawPages('<header><b>Logo</b>*<i>End</i></header>');
  draw('/a', ways('/a'));
  expect(draw('/b', ways('/b'))).toBe(
    `<p>0</p><header><b>Logo</b>${ways('/b')}<i>End</i></header><main>/b</main>`,
  );
  expect(drawn).toEqual(['/a']);
});

test('each site has a header of its own', () => {
  drawPages().draw('/a');
  const other = drawPages('<header>Other</header>');
  expect(other.draw('/b')).toBe('<p>0</p><header>Other</header><main>/b</main>');
});
