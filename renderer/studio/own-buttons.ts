import { BLOCK, PART, PLAY, VIEWPORT } from '../contract.ts';
import { openDialog } from '../dev/source/open-dialog.ts';

/** What opens a dialog, a menu or an answer. */
const OPENERS = '[aria-haspopup], button[aria-expanded], summary';

/** What shows the next slide of a carousel. */
const NEXT = `[${PLAY}] ~ button:last-of-type`;

/** Of what is open by now. */
const OPEN = '[aria-expanded="true"], details[open] > summary';

/** What closes a dialog. */
const CLOSER = `[${PART}="close-trigger"]`;

/** The button that opens something of what is selected, or closes the dialog that is open. */
export function buttonOf(box: Element | undefined, root: Element): HTMLElement | undefined {
  const closer = openDialog(root)?.querySelector(CLOSER);
  const openers = [...(box?.querySelectorAll(OPENERS) ?? [])].filter(
    (one) => one.getClientRects().length > 0,
  );
  const next = box?.querySelector(NEXT);
  const button = closer ?? next ?? openers.find((one) => !one.matches(OPEN)) ?? openers[0];
  return button instanceof HTMLElement ? button : undefined;
}

/** Whether something is a button of what is selected, or of the dialog that is open. */
export function isOwnButton(target: Element, box: Element | undefined, root: Element): boolean {
  const button = target.closest('button, summary');
  return button !== null && (box?.contains(button) || openDialog(root)?.contains(button)) === true;
}

/** Stops carousels that turn by themselves, as a press on them does. */
export function stopCarousels(): void {
  for (const viewport of document.querySelectorAll(`[${VIEWPORT}]`))
    for (
      let at: Element | null = viewport;
      at;
      at = at.hasAttribute(BLOCK) ? null : at.parentElement
    )
      // Nothing but the carousel must hear of it.
      at.dispatchEvent(new Event('pointerdown', { bubbles: false }));
}
