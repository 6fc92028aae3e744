// First of all, because the first sheet sets the order of the cascade layers.
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadBlockComponents } from './data/load-blocks.ts';
import type { SiteData } from './data/content.ts';
import { isSiteData } from './data/is-data.ts';
import { fetchPageData } from './data/load-page.ts';
import { markLoaded } from './data/load-styles.ts';
import { prefetchLinks } from './routing/prefetch.ts';
import { replayEvents } from './bootstrap/replay.ts';
import { followScroll } from './routing/scroll.ts';
import type { RouteState } from './routing/use-route.ts';
import { watchConnection } from './data/watch-connection.ts';
import type { Entry } from './bootstrap/entry.ts';
import { watchTooltips } from './watch-tooltips.ts';

/** Takes the prerendered page over: fetches the data it was made from, hydrates, and catches up with the visitor. */
export const hydrate: Entry['hydrate'] = async (missed, stopListening) => {
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
  replayEvents(missed);
  // For whoever must know when the page answers by itself, such as tests.
  document.documentElement.toggleAttribute('data-hydrated', true);
};

async function fetchSite(url: string): Promise<SiteData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
  const site: unknown = await response.json();
  if (isSiteData(site)) return site;
  throw new Error(`There is no site data (${url})`);
}

/** Without a page address the document is the one for unknown paths. */
async function firstPage(url: string | undefined): Promise<RouteState> {
  if (!url) return { kind: 'not-found', path: location.pathname };
  const data = await fetchPageData(url);
  markLoaded(data.styles);
  const components = await loadBlockComponents(data.scripts);
  return { kind: 'page', path: data.route, data, components };
}
