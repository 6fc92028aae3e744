let want: () => void = () => undefined;

/** Resolves when a visitor first points at the main navigation, or when no server HTML stands in for it. */
export const navigationWanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** Lets the dropdown menus load. Calling it again does nothing. */
export function wantNavigation(): void {
  want();
}
