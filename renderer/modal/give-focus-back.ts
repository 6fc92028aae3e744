/**
 * Gives the focus back when a dialog has closed, without scrolling.
 * @param owners who may have it, in order: what is gone, hidden or inert takes none
 * @returns whether one of them has it
 */
export function giveFocusBack(...owners: (HTMLElement | undefined)[]): boolean {
  return owners.some((owner) => {
    owner?.focus({ preventScroll: true });
    return owner === document.activeElement;
  });
}
