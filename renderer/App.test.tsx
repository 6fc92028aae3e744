import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyPage } from '../test-support/content/empty-page.ts';
import { siteData } from '../test-support/render-on-site.tsx';
import { App } from './App.tsx';
import type { PageData } from './data/types.ts';
import type { RouteState } from './routing/use-route.ts';

/** What is between header and footer. */
function main(first: RouteState): string {
  const html = renderToStaticMarkup(
    <App site={siteData} first={first} path={first.path} header={null} />,
  );
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

const page = (more: Partial<PageData>) =>
  main({
    kind: 'page',
    path: '/team',
    data: { ...emptyPage, ...more },
    components: new Map(),
  });

test('the main part takes the focus of the link that skips the header, and of nothing else', () => {
  expect(page({})).toMatch(
    /^<main id="main" tabindex="-1"><section [^>]*aria-labelledby="closing"/,
  );
});

test('a page in another language says so, in an element of that language', () => {
  const { notTranslated } = siteData.messages;
  const html = page({ fallback: { lang: 'de', dir: 'ltr' } });
  expect(html).toContain(`<p class="fallback">${notTranslated}</p><div lang="de" dir="ltr"></div>`);
  expect(page({})).not.toContain(notTranslated);
});

test('what fails is told in the place of the page, and so is that there is none', () => {
  const failed = main({ kind: 'error', path: '/team', error: new Error('No connection') });
  expect(failed).toContain('<code>No connection</code>');
  expect(failed).toContain('<h1 tabindex="-1">');
  const missing = main({ kind: 'not-found', path: '/team' });
  expect(missing).toContain('<h1 tabindex="-1"><span class="visually-hidden">404. </span>');
});
