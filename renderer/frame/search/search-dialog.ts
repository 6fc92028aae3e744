import { GO_TO } from '../../contract.ts';
import type { SearchModule } from './search-module.ts';
import { followDismissal } from '../../modal/follow-dismissal.ts';
import { giveFocusBack } from '../../modal/give-focus-back.ts';
import { lockScroll } from '../../modal/lock-scroll.ts';
import { makePageInert } from '../../modal/make-page-inert.ts';
import { canMove, startTransition } from '../../routing/start-transition.ts';
import { makeDialog } from './make-dialog.ts';
import { moveFocus } from './move-focus.ts';
import { SEARCH_PLACE } from '../../data/search-place.ts';

/*
 * Opens and closes the search, without React: from the press to the first result a slow phone has no time to load it. The
 * dialog is a place as the others are (renderer/state/modal.ts): it has an address, and Back closes it.
 */

/** Made when the search is opened for the first time; what was looked for stays in its field. */
let dialog: ReturnType<typeof makeDialog> | undefined;
let isOpen = false;

const openSearch: SearchModule['default'] = (button, typed) => {
  // Another dialog may make the header inert.
  if (isOpen || button.closest('[inert]')) return;
  isOpen = true;
  const unlockScroll = lockScroll();
  dialog ??= makeDialog(button);
  const { scrim, positioner, content, box, field, closeButton } = dialog;
  const opener = document.querySelector<HTMLElement>(':focus') ?? button;
  const wasAtAddress = location.hash === SEARCH_PLACE;
  // A change of the fragment would have the page hydrated.
  if (!wasAtAddress) history.pushState(null, '', SEARCH_PLACE);
  const listening = new AbortController();
  const { signal } = listening;

  function hide(): void {
    listening.abort();
    for (const undo of undos) undo();
    isOpen = false;
    giveFocusBack(opener, button);
    const leave = (): void => {
      // It may be open again by then.
      if (isOpen) return;
      scrim.remove();
      positioner.remove();
    };
    if (canMove()) void startTransition(leave, { scrim, dialog: content });
    else leave();
  }

  // Back takes its time; a second press of Escape must not go back once more, out of the page.
  let isClosing = false;
  function close(): void {
    if (isClosing) return;
    isClosing = true;
    if (!wasAtAddress) return history.back();
    history.replaceState(history.state, '', location.pathname + location.search);
    return hide();
  }

  /** Hears nothing on a page that is not hydrated: links are the browser's to follow there. */
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || link.origin !== location.origin || ctrlKey || metaKey || shiftKey || altKey)
      return;
    const { pathname, hash, href } = link;
    // A place on the page that shows needs no navigation.
    if (pathname === location.pathname && hash) return;
    event.preventDefault();
    if (pathname === location.pathname) return close();
    hide();
    // The router hears of it.
    dispatchEvent(new CustomEvent(GO_TO, { detail: href }));
  }

  document.body.append(scrim, positioner);
  const undos = [
    unlockScroll,
    makePageInert(),
    followDismissal((target) => target === scrim || closeButton.contains(target), close),
  ];
  // On the window, because a page that is not hydrated hears nothing about the search.
  addEventListener('keydown', (event) => moveFocus(box, event), { capture: true, signal });
  addEventListener('popstate', () => location.hash !== SEARCH_PLACE && hide(), { signal });
  positioner.addEventListener('click', follow, { signal });
  field.select();
  if (typed) {
    // Not selected: the next key goes on.
    field.value = typed;
    field.dispatchEvent(new Event('input'));
  }
};

export default openSearch;
