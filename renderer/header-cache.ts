import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteData } from './data/types.ts';
import { entryOfManual } from './routing/entry-of-manual.ts';

/*
 * The header is the largest part of most pages and the same on all that it has no link to, so it is drawn once for each
 * language.
 * React has no way of its own for that. It buys 1.7 ms a page: 60 ms at 34 pages, 17 s of CPU at 10,000, a third of such
 * a build. `--no-cache` does without; tests/header-cache.test.ts and tests/switches.test.ts show that the HTML is the
 * same.
 */
const headers = new WeakMap<SiteData, KeptHeader>();

/** What is before and after the choice of language; in one piece if there is none. */
type KeptHeader = readonly string[];

/** The choice of language, which leads from every page to another one. */
const LANGUAGES = /<nav class="languages".*?<\/nav>/s;

const mark = createElement('header-mark');
const markHtml = renderToString(mark);

interface Drawing {
  /** Draws the page, with something in the place of its header if that is given. */
  page: (header?: ReactNode) => string;
  /** Draws the choice of language, which has no ids. */
  languages: () => string;
}

/** The HTML of a page. (Ids in the header depend on its place, not on what is next to it.) */
export function renderWithHeaderCache(
  site: SiteData,
  route: string,
  { page: render, languages }: Drawing,
): string {
  // The entry of its manual is marked as well.
  const isInManual = entryOfManual(site.site, route) !== undefined;
  const isLinked = (header: KeptHeader) =>
    isInManual || header.some((part) => part.includes(`href="${route}"`));
  const known = headers.get(site);
  if (known && !isLinked(known)) {
    const header = known.length > 1 ? known.join(languages()) : known.join('');
    const [before, after] = render(mark).split(markHtml);
    return `${before}${header}${after}`;
  }
  const html = render();
  const end = html.indexOf('</header>') + '</header>'.length;
  const header = html.slice(html.indexOf('<header'), end).split(LANGUAGES);
  if (!isLinked(header)) headers.set(site, header);
  return html;
}
