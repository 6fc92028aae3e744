const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The arrow keys lead from the field to the results and back, Enter in the field to the first of them.
 * @param box the field, and the links of what is found
 */
export function moveFocus(box: HTMLElement, event: KeyboardEvent): void {
  // While characters are composed, these keys choose between them.
  if (event.isComposing) return;
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === event.target);
  const step = STEPS[event.key];
  if (at < 0) return;
  if (event.key === 'Enter' && at === 0) {
    // What has the focus then would be pressed as well.
    event.preventDefault();
    box.querySelector<HTMLElement>('ol a')?.click();
  } else if (step) {
    event.preventDefault();
    stops[at + step]?.focus();
  }
}
