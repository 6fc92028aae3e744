// First of all, because the first sheet sets the order of the cascade layers.
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadBlockComponents } from './data/load-blocks.ts';
import { fetchJson } from './data/fetch-json.ts';
import { isPageData, isSiteData } from './data/guards.ts';
import { markLoaded } from './data/load-styles.ts';
import { followDestination } from './routing/destination.ts';
import { allowFrames } from './data/this-document.ts';
import { prefetchLinks } from './routing/prefetch.ts';
import { HYDRATED, PAGE, SITE } from './contract.ts';
import { followAddress } from './state/modal.ts';
import { replayEvents } from './hydration/replay.ts';
import { followScroll } from './routing/scroll.ts';
import type { RouteState } from './routing/use-route.ts';
import { watchConnection } from './state/watch-connection.ts';
import type { Entry } from './hydration/entry.ts';
import { watchTooltips } from './frame/tooltip/watch-tooltips.ts';

/** Hydrates the prerendered page with the data it was made from, and replays what the visitor did meanwhile. */
export const hydrate: Entry['hydrate'] = async (eventQueue, onReady) => {
  const container = document.getElementById('root');
  const siteUrl = container?.getAttribute(SITE);
  if (!container || !siteUrl) throw new Error('This document was not made by the prerender.');

  const [site, first] = await Promise.all([
    fetchJson(siteUrl, isSiteData),
    firstPage(container.getAttribute(PAGE)),
  ]);
  const path = first.path;
  startTransition(() => {
    hydrateRoot(container, <App site={site} first={first} path={path} />);
  });
  onReady();
  followScroll(path);
  followDestination();
  // Before the replay, so that a dialog knows what opened it.
  followAddress();
  prefetchLinks();
  watchConnection();
  watchTooltips();
  replayEvents(eventQueue);
  document.documentElement.toggleAttribute(HYDRATED, true);
};

/** Without a page address the document is the one for unknown paths. */
async function firstPage(url: string | null): Promise<RouteState> {
  if (!url) return { kind: 'not-found', path: location.pathname };
  const data = await fetchJson(url, isPageData);
  markLoaded(data.styles);
  allowFrames(data);
  const components = await loadBlockComponents(data.scripts);
  return { kind: 'page', path: data.route, data, components };
}
