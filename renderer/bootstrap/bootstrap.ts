/*
 * The only script a page runs by itself, inlined in <head>. It has the page hydrated - loads React and the page's
 * own code - on the first sign of interaction.
 * What is pressed meanwhile is queued, looks busy, and is replayed once React is there.
 */
import './theme.ts';
import { loadStyles } from '../data/load-styles.ts';
import { RETRIES, retryWait } from '../data/retry.ts';
import { HYDRATE, KEYS, SCRIPTED } from '../contract.ts';
import type { Entry, QueuedEvent } from '../hydration/entry.ts';
import { ignoreScrolls, SIGNS } from '../hydration/signs.ts';
import { checkIcons } from './icons.ts';
import { lateSheets, needed } from './needed.ts';

const [entry = ''] = needed;

/** What the visitor did, in order, while the script was under way. */
const eventQueue: QueuedEvent[] = [];
let isHydrating = false;

function hydrate(): void {
  if (isHydrating) return;
  isHydrating = true;
  for (const href of needed) {
    if (href.endsWith('.js')) addLink({ href, rel: 'modulepreload' });
    else if (!lateSheets.includes(href))
      addLink({ href, rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  }
  void runEntry(0);
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

async function runEntry(retries: number): Promise<void> {
  try {
    // What opens once the page is hydrated is to have its colors.
    const [{ hydrate: hydratePage }] = await Promise.all([importEntry(), loadStyles(lateSheets)]);
    await hydratePage(eventQueue, stopListening);
  } catch (error) {
    if (retries < RETRIES) setTimeout(runEntry, retryWait(retries), retries + 1);
    else giveUp(error);
  }
}

/** What is something else fails when it is called, and is asked for again like what does not come. */
function importEntry(): Promise<Entry> {
  return import(/* @vite-ignore */ entry);
}

/** The page as it is for those who have no script: what would have been a dialog is in it, links lead there. */
function giveUp(error: unknown): void {
  // It says which script could not be loaded.
  console.error(error);
  stopListening();
  document.documentElement.classList.remove(SCRIPTED);
  for (const opener of document.querySelectorAll(OPENERS)) opener.role = null;
  // What the address names could not be scrolled to while it was hidden.
  document.querySelector(':target')?.scrollIntoView();
  for (const { target } of eventQueue) {
    target.ariaBusy = null;
    // The link that replaces a button follows it.
    const link = target instanceof HTMLAnchorElement ? target : target.nextElementSibling;
    if (link instanceof HTMLAnchorElement) link.click();
  }
}

function hydrateOnSign({ target, type }: Event): void {
  if (
    type === 'keydown' ||
    (target instanceof Element && target.closest(`a, button, [${HYDRATE}]`))
  )
    hydrate();
}

/** What opens a dialog. In the document it is a link; people know it as a button, which Space presses. */
const OPENERS = 'a[aria-haspopup]';

/** Buttons do nothing before React is there; links to pages work by themselves. */
function queueEvent(event: Event & Partial<Pick<KeyboardEvent, 'key'>>): void {
  const { target, key = '' } = event;
  if (!(target instanceof Element)) return;
  let part: Element | null = null;
  if (!key) part = target.closest(`button, ${OPENERS}`);
  else if (key === ' ') part = target.closest(OPENERS);
  else if (/^(Arrow|Home|End)/.test(key)) part = target.closest(`[${KEYS}]`);
  if (!part) return;
  eventQueue.push({ target: part, key });
  part.ariaBusy = 'true';
  event.preventDefault();
  hydrate();
}

const listening = new AbortController();
const { signal } = listening;

function stopListening(): void {
  listening.abort();
}

const hear = ignoreScrolls(hydrateOnSign);
for (const sign of SIGNS)
  document.addEventListener(sign, hear, { capture: true, passive: true, signal });
for (const press of ['click', 'keydown'])
  document.addEventListener(press, queueEvent, { capture: true, signal });
// After a reload, Back may lead to a page that only the script can show.
addEventListener('popstate', hydrate, { signal });

/** What moves by itself may wait so long for a quiet moment, in milliseconds. */
const LONGEST_IDLE = 2000;

/** After so much quiet, in milliseconds, the scripts are fetched, not run: the first press will be answered at once. */
const QUIET = 3000;

/** One script at a time, because each request takes a slow phone some milliseconds; data may have changed by then. */
function fetchAhead(next = 0): void {
  const { connection } = navigator;
  const href = needed[next];
  if (!href?.endsWith('.js') || isHydrating) return;
  if (connection?.saveData || connection?.effectiveType !== '4g') return;
  addLink({ href, rel: 'prefetch' });
  setTimeout(fetchAhead, 0, next + 1);
}

addEventListener('load', () => {
  checkIcons();
  // What moves while the visitor scrolls needs no script, only its sheet.
  if (!navigator.connection?.saveData) loadStyles(lateSheets).catch(() => undefined);
  setTimeout(fetchAhead, QUIET);
});

addEventListener('DOMContentLoaded', () => {
  for (const opener of document.querySelectorAll(OPENERS)) opener.role = 'button';
  // A dialog's address opens it: the visitor has asked for that.
  if (location.hash) hydrate();
  else if (document.querySelector(`[${HYDRATE}=idle]`) && !navigator.connection?.saveData) {
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: LONGEST_IDLE });
    else setTimeout(hydrate, LONGEST_IDLE);
  }
});
