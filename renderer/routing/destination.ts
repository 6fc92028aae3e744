import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { GO_TO } from '../contract.ts';
import { savePosition } from './scroll.ts';

/** Where a pressed link leads, from the press until its page is there; meanwhile the visitor stays at the old address. */
const destination = createStore<{ href: string | undefined }>(() => ({ href: undefined }));

/**
 * Goes to a page of the site. A page that has not come by then gives way to this one.
 * @param href its address, maybe with a place on it
 */
export function goTo(href: string): void {
  destination.setState({ href });
}

/** Says that the page of an address is there, which becomes the address of the window now. */
export function arriveAt(href: string): void {
  if (destination.getState().href === href) stay();
  savePosition();
  navigate(href);
}

/** Leaves the visitor where they are. */
export function stay(): void {
  destination.setState({ href: undefined });
}

export function useDestination(): string | undefined {
  return useStore(destination).href;
}

/** Goes where scripts ask for that import nothing of this one, and nowhere any more after Back. */
export function followDestination(): void {
  addEventListener(GO_TO, ({ detail }) => goTo(detail));
  addEventListener('popstate', stay);
}

declare global {
  interface WindowEventMap {
    [GO_TO]: CustomEvent<string>;
  }
}
