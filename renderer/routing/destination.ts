import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { GO_TO } from '../contract.ts';
import { isOffline } from '../data/connection.ts';
import { savePosition } from './scroll.ts';

interface Destination {
  href: string | undefined;
  /** Whether the browser is to open it. */
  isDocument?: boolean;
}

/** Where a pressed link leads, from the press until its page is there; meanwhile the visitor stays at the old address. */
const destination = createStore<Destination>(() => ({ href: undefined }));

/**
 * Goes to a page of the site. A page that has not come by then gives way to this one.
 * @param href its address, maybe with a place on it
 */
export function goTo(href: string): void {
  destination.setState({ href }, true);
}

/** Says that the page of an address is there, which becomes the address of the window now. */
export function arriveAt(href: string): void {
  if (destination.getState().href === href) stay();
  savePosition();
  navigate(href);
}

/** Leaves the visitor where they are. */
export function stay(): void {
  destination.setState({ href: undefined }, true);
}

export function useDestination(): Destination {
  return useStore(destination);
}

/** Goes where scripts ask for that import nothing of this one; nowhere any more after Back, here or from another document. */
export function followDestination(): void {
  addEventListener(GO_TO, ({ detail }) => goTo(detail));
  for (const type of ['popstate', 'pageshow']) addEventListener(type, stay);
  document.addEventListener('click', holdDocument);
}

/** Links that the browser follows by itself would lead to its own page without a connection. */
function holdDocument(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[target=_self]') : null;
  if (!link || !isOffline() || ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return;
  event.preventDefault();
  destination.setState({ href: link.href, isDocument: true }, true);
}

declare global {
  interface WindowEventMap {
    [GO_TO]: CustomEvent<string>;
  }
}
