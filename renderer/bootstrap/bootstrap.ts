/*
 * The only script a page runs by itself, inlined in <head>. It wakes the page - loads React and the page's
 * own code - on the first sign of interaction.
 * What is pressed meanwhile is kept and done again once React is there.
 */
import './theme.ts';
import { reportNotFound } from './report-not-found.ts';
import { RETRIES, retryWait } from '../data/retry.ts';
import type { Entry, QueuedEvent } from './entry.ts';

/** Addresses of all that the page wakes with, scripts first; the first of all wakes it. */
const needed = document.currentScript?.dataset.needed?.split(' ') ?? [];
const [entry = ''] = needed;

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
/** What the visitor did, in order, while the script was under way. */
const missed: QueuedEvent[] = [];
let waking = false;

function wake(): void {
  if (waking) return;
  waking = true;
  for (const url of needed) {
    const link = document.createElement('link');
    if (url.endsWith('.js')) link.rel = 'modulepreload';
    else if (url.endsWith('.css')) link.rel = 'stylesheet';
    else Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    link.href = url;
    document.head.append(link);
  }
  void hydrate(0);
}

async function hydrate(retries: number): Promise<void> {
  try {
    const module: Entry = await import(/* @vite-ignore */ entry);
    await module.hydrate(missed, stopListening);
  } catch (error) {
    if (retries < RETRIES) setTimeout(hydrate, retryWait(retries), retries + 1);
    else giveUp(error);
  }
}

/** The page as it is for those who have no script: what would have been a dialog stands in it, links lead there. */
function giveUp(error: unknown): void {
  console.error('The page works without its script, which could not be loaded.', error);
  stopListening();
  document.documentElement.classList.remove('js');
  for (const { target } of missed) if (target instanceof HTMLAnchorElement) target.click();
}

function noteSign({ target, type }: Event): void {
  if (
    type === 'keydown' ||
    (target instanceof Element && target.closest('a, button, [data-hydrate]'))
  )
    wake();
}

/** What opens a dialog. In the document it is a link; people know it as a button, which Space presses. */
const OPENERS = 'a[aria-haspopup]';

/** Buttons do nothing before React is there; links to pages work by themselves. */
function queueEvent(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event instanceof KeyboardEvent) {
    const carousel = event.target.closest('[data-keys]');
    const link = event.target.closest(OPENERS);
    if (carousel && /^(Arrow|Home|End)/.test(event.key))
      missed.push({ target: carousel, key: event.key });
    else if (link && event.key === ' ') missed.push({ target: link });
    else return;
  } else {
    const target = event.target.closest(`button, ${OPENERS}`);
    if (!target) return;
    missed.push({ target });
  }
  event.preventDefault();
  wake();
}

const listening = new AbortController();
const { signal } = listening;

function stopListening(): void {
  listening.abort();
}

for (const sign of SIGNS)
  document.addEventListener(sign, noteSign, { capture: true, passive: true, signal });
for (const press of ['click', 'keydown'])
  document.addEventListener(press, queueEvent, { capture: true, signal });
// After a reload, Back may lead to a page that only the script can show.
addEventListener('popstate', wake, { signal });

/** What moves by itself may wait so long for a quiet moment, in milliseconds. */
const LONGEST_IDLE = 2000;

/** After so much quiet, in milliseconds, the scripts are fetched, not run: the first press will be answered at once. */
const QUIET = 3000;

/** One script at a time, because each request takes a slow phone some milliseconds; data may have changed by then. */
function fetchAhead(next = 0): void {
  const { connection } = navigator;
  const href = needed[next];
  if (!href?.endsWith('.js') || waking) return;
  if (connection?.saveData || connection?.effectiveType !== '4g') return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  setTimeout(fetchAhead, 0, next + 1);
}

addEventListener('load', () => setTimeout(fetchAhead, QUIET));

addEventListener('DOMContentLoaded', () => {
  // Only the document for unknown paths shows no page.
  if (!document.querySelector('[data-page]')) reportNotFound(location.pathname);
  for (const opener of document.querySelectorAll(OPENERS)) opener.role = 'button';
  // A dialog's address opens it: the visitor has asked for that.
  if (location.hash.length > 1) wake();
  else if (document.querySelector('[data-hydrate=idle]') && !navigator.connection?.saveData) {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: LONGEST_IDLE });
    else setTimeout(wake, LONGEST_IDLE);
  }
});
