// First of all, because the first sheet sets the order of the cascade layers.
import './styles/tokens.css';
import './styles/base.css';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { allBlockComponents } from './all-block-components.ts';
import type { PageData, SiteData } from './data/types.ts';

/**
 * The header of each site as it is on all pages that it has no link to. It is the largest part of most pages and the
 * same on nearly all, so it is drawn once. (Its ids depend on its place, not on what stands beside it.)
 */
const headers = new WeakMap<SiteData, string>();

const headerMark = createElement('header-mark');
const markHtml = renderToString(headerMark);

/** The HTML of a page's `<body>` root. Throws when a component fails; the build names the page. */
export function renderPage(site: SiteData, data: PageData): string {
  const first = { kind: 'page' as const, path: data.route, data, components: allBlockComponents };
  const app = { site, first, path: data.route };
  const isLinked = (header: string) => header.includes(`href="${data.route}"`);

  const kept = headers.get(site);
  if (kept !== undefined && !isLinked(kept)) {
    const [before, after] = renderToString(<App {...app} header={headerMark} />).split(markHtml);
    return `${before}${kept}${after}`;
  }
  const html = renderToString(<App {...app} />);
  const header = html.slice(
    html.indexOf('<header'),
    html.indexOf('</header>') + '</header>'.length,
  );
  if (!isLinked(header)) headers.set(site, header);
  return html;
}

/** The HTML for addresses without a page. */
export function renderNotFound(site: SiteData): string {
  // Any path that is no route: nothing in the frame is then marked as current.
  const path = '/404';
  return renderToString(<App site={site} first={{ kind: 'not-found', path }} path={path} />);
}
