let want: () => void = () => undefined;
let noteReady: () => void = () => undefined;

/** Resolves when a visitor first points at the main navigation, or when no server HTML stands in for it. */
export const navigationWanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** Resolves when the dropdown menus answer to presses. */
export const navigationReady = new Promise<void>((resolve) => {
  noteReady = resolve;
});

/** Lets the dropdown menus load. Calling it again does nothing. */
export function requestNavigation(): void {
  want();
}

/** To be called by the dropdown menus once they are there. */
export function markNavigationReady(): void {
  noteReady();
}
