import { loadStyles } from '../data/load-styles.ts';
import { INDEX_FILE, SEARCH_PLACE, MESSAGES_FILE } from '../data/search-place.ts';
import type { SearchModule } from '../frame/search/search-module.ts';
import { HYDRATED, SEARCH } from '../contract.ts';
import { SIGNS } from '../hydration/signs.ts';
import { lateSheets } from './needed.ts';

/** What is known of an event of any kind; no key was pressed if there is none. */
type AnyEvent = Event &
  Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;

const BUTTON = `a[${SEARCH}]`;

/** The button, and the dialog, of a page that is not hydrated. */
const UNHYDRATED = `:not([${HYDRATED}])>body [${SEARCH}]`;

/** The signs of interaction at which a page is hydrated, and when the address may become that of the search. */
const EVENTS = [...SIGNS, 'click', 'popstate'];

/**
 * Opens the search when its button or the key / is pressed, and at its address. It needs no React, so a page that is not
 * hydrated yet hears nothing about this: hydrating would take the time in which the first result is to show.
 * @param load loads the search's own script
 */
export function watchSearch(load: () => Promise<SearchModule>): void {
  let isAsked = false;
  /** What was typed while the script was under way to open the search; nothing at other times. */
  let typed: string | undefined;

  /** What the script asks for comes next to it, not after it. */
  async function ask(folder: string): Promise<SearchModule> {
    for (const file of isAsked ? [] : [INDEX_FILE, MESSAGES_FILE]) {
      const href = `${folder}/${file}`;
      const preload = { href, rel: 'preload', as: 'fetch', crossOrigin: '' };
      document.head.append(Object.assign(document.createElement('link'), preload));
    }
    isAsked = true;
    const [search] = await Promise.all([load(), loadStyles(lateSheets)]);
    return search;
  }

  function answer(event: AnyEvent): void {
    const { type, target, key = '' } = event;
    const button = document.querySelector<HTMLAnchorElement>(BUTTON);
    // Pressed so, a link opens somewhere else, and a key means something else.
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    let isWanted = location.hash === SEARCH_PLACE;
    // The document and the window come to an address; all else happens to an element.
    if (target instanceof Element) {
      const isOnButton = target.closest(BUTTON) !== null;
      const isField = 'placeholder' in target;
      if (typed !== undefined && /^(.|Backspace|Escape)$/.test(key) && !isField && !isModified) {
        typed =
          key === 'Escape' ? undefined : key === 'Backspace' ? typed.slice(0, -1) : typed + key;
        if (typed === undefined && button) button.ariaBusy = null;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (target.closest(UNHYDRATED)) event.stopPropagation();
      // A finger or a button of the mouse is down for a while; what it asks for is on its way when it is up.
      if (type === 'pointerdown' && isOnButton && button)
        ask(button.pathname).catch(() => undefined);
      isWanted =
        key === '/'
          ? // In a field it is a letter like any other.
            !isField
          : (key === ' ' || (type === 'click' && !event.shiftKey)) && isOnButton;
    }
    if (!isWanted || !button || isModified) return;
    event.preventDefault();
    typed ??= '';
    button.ariaBusy = 'true';
    // After Escape it is wanted no more.
    ask(button.pathname)
      .then(
        (search) => typed === undefined || search.default(button, typed),
        () => typed === undefined || (location.href = button.href),
      )
      .finally(() => {
        typed = undefined;
        button.ariaBusy = null;
      });
  }
  // On the window, which hears of them before the document's own listeners.
  for (const type of EVENTS) addEventListener(type, answer, true);
  // This may run before the document has been read to its end, and after.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', answer);
  else answer(new Event('DOMContentLoaded'));
}
