import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface MenuState {
  /** Whether the collapsible menu of narrow screens is open. */
  open: boolean;
  /** The one section of it that is unfolded, by the name of its navigation item. */
  section: string | undefined;
}

export const menuStore = createStore<MenuState>(() => ({ open: false, section: undefined }));

/** Opens or closes the menu; closing folds its sections. */
export function toggleMenu(): void {
  menuStore.setState(({ open }) => ({ open: !open, section: undefined }));
}

/** Unfolds a section and folds any other; the same section again folds it (docs/specification.md, section 2). */
export function toggleMenuSection(name: string): void {
  menuStore.setState(({ section }) => ({ section: section === name ? undefined : name }));
}

/** Closes the menu and folds its sections: on every route change, and on Escape. */
export function closeMenu(): void {
  menuStore.setState({ open: false, section: undefined });
}

export function useMenu(): MenuState {
  return useStore(menuStore);
}
