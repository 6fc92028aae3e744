/* A single change in the list of What changed, and the button that puts it back. */

export const PUTS_BACK = 'data-puts-back';

/** The button that puts back the change that has the focus. */
export function putBackHere(): HTMLElement | undefined {
  const change = document.activeElement?.closest('.one-change');
  return change?.querySelector<HTMLElement>(`[${PUTS_BACK}]`) ?? undefined;
}

/** How many changes are listed behind an element, and are there when its own is put back. */
export function countBehind(element: Element): number {
  const own = putBackHere();
  return all().filter((one) => one !== own && isBehind(one, element)).length;
}

/** The button of the change behind which there are one less, or that of the last change. */
export function putBackBefore(behind: number): HTMLElement | undefined {
  return all().at(-Math.max(behind, 1));
}

function all(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${PUTS_BACK}]`)];
}

function isBehind(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
