// First of all, because the first sheet sets the order of the cascade layers.
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadBlockComponents } from './block-components.ts';
import type { SiteData } from './content.ts';
import { fetchPageData } from './load-page.ts';
import { noteInlined } from './load-styles.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { replay } from './replay.ts';
import { followScroll } from './scroll-position.ts';
import type { ShownPage } from './shown-page.ts';
import { watchConnection } from './watch-connection.ts';
import type { Entry } from './wake.ts';
import { watchTooltips } from './watch-tooltips.ts';

/** Takes the prerendered page over: fetches the data it was made from, hydrates, and catches up with the visitor. */
export const takeOver: Entry['takeOver'] = async (missed, stopListening) => {
  const container = document.getElementById('root');
  const { site: siteUrl, page: pageUrl } = container?.dataset ?? {};
  if (!container || !siteUrl) throw new Error('This document was not made by the prerender.');

  const [site, first] = await Promise.all([fetchSite(siteUrl), firstPage(pageUrl)]);
  const path = first.path;
  startTransition(() => {
    hydrateRoot(container, <App site={site} first={first} path={path} />);
  });
  stopListening();
  followScroll(path);
  prefetchLinks();
  watchConnection();
  watchTooltips();
  replay(missed);
  // For whoever must know when the page answers by itself, such as tests.
  document.documentElement.toggleAttribute('data-awake', true);
};

async function fetchSite(url: string): Promise<SiteData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
  const site: SiteData = await response.json();
  return site;
}

/** Without a page address the document is the one for unknown paths. */
async function firstPage(url: string | undefined): Promise<ShownPage> {
  if (!url) return { kind: 'not-found', path: location.pathname };
  const data = await fetchPageData(url);
  noteInlined(data.styles);
  const components = await loadBlockComponents(data.scripts);
  return { kind: 'page', path: data.route, data, components };
}
