/** The dialog that is open, which is drawn next to the page. */
export function openDialog(root: Element): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]')].find((dialog) => !root.contains(dialog));
}

/** The place of the open dialog in the page, without the # sign: its address. */
export function slugOfDialog(): string {
  return decodeURIComponent(location.hash.slice(1));
}
