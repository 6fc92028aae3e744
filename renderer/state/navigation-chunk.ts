let request: () => void = () => undefined;

/** Resolves when the dropdown menus are first wanted: pointed at, pressed, or not in the document yet. */
export const navigationRequested = new Promise<void>((resolve) => {
  request = resolve;
});

/** Lets the script of the dropdown menus load. Calling it again does nothing. */
export function requestNavigation(): void {
  request();
}
