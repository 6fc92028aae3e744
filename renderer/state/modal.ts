import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * A modal is a place: what is open is what the address says after `#`. Links open it, Back closes it,
 * a reload keeps it. The store only mirrors the address, so that components can follow it.
 */

interface ModalState {
  /** The fragment of the address without `#`; empty if there is none. */
  slug: string;
  /** What was pressed to open the latest modal, and gets the focus back; unknown when the page was opened at its address. */
  opener: HTMLElement | undefined;
  /** What was typed next to the opener: the email address that the form of the modal begins with. */
  email?: string | undefined;
}

export const modalStore = createStore<ModalState>(() => ({ slug: '', opener: undefined }));

let pressed: HTMLElement | undefined;
let typed: string | undefined;
/** Back takes its time; a second press of Escape must not go back once more, out of the page. */
let goingBack = false;

function rememberOpener({ target }: MouseEvent): void {
  pressed =
    target instanceof Element
      ? (target.closest<HTMLElement>('a[aria-haspopup]') ?? undefined)
      : undefined;
}

/** What was pressed looks busy until what it opens is there, or is not wanted any more. */
export function setBusy(isBusy: boolean): void {
  const { opener } = modalStore.getState();
  if (opener) opener.ariaBusy = isBusy ? 'true' : null;
}

/** Brings the store in step with the address; needed after a route change, which fires no `hashchange`. */
export function readAddress(): void {
  goingBack = false;
  const slug = decodeURIComponent(location.hash.slice(1));
  if (slug === modalStore.getState().slug) return;
  setBusy(false);
  // The opener outlives the modal: the focus goes back to it only after the modal has closed.
  modalStore.setState(slug ? { slug, opener: pressed, email: typed } : { slug });
  setBusy(slug !== '');
  pressed = undefined;
  typed = undefined;
}

/**
 * Opens the modal of a form.
 * @param opener gets the focus back
 * @param email what the email field of the form begins with
 */
export function openForm(slug: string, opener: HTMLElement, email: string): void {
  pressed = opener;
  typed = email;
  location.hash = slug;
}

/** Follows the address from now on. Returns a function that stops. */
export function followAddress(): () => void {
  document.addEventListener('click', rememberOpener, true);
  window.addEventListener('hashchange', readAddress);
  readAddress();
  return () => {
    document.removeEventListener('click', rememberOpener, true);
    window.removeEventListener('hashchange', readAddress);
  };
}

/**
 * Closes the open modal. Where it was opened from this page, closing is going Back, so that Back does not
 * open it again; where the page was opened at its address, the fragment is taken off in place.
 */
export function closeModal(): void {
  const { slug, opener } = modalStore.getState();
  if (!slug || goingBack) return;
  if (opener) {
    goingBack = true;
    history.back();
  } else {
    history.replaceState(history.state, '', location.pathname + location.search);
    modalStore.setState({ slug: '' });
  }
}

/**
 * The open modal shows what another address leads to: the address says so from now on, and the focus goes back to the
 * link with that address. Nothing is added to the history, so that Back closes it.
 */
export function showInModal(slug: string): void {
  history.replaceState(history.state, '', `#${slug}`);
  const link = document.querySelector<HTMLElement>(`a[href="#${slug}"]`);
  if (modalStore.getState().opener && link) modalStore.setState({ opener: link });
}

/** Whether the modal with this slug is open. */
export function useModalOpen(slug: string): boolean {
  return useStore(modalStore, (state) => state.slug === slug);
}
