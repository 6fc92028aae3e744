import { TOOLTIP } from '../../contract.ts';

/** Controls that show an icon only mark themselves so; their `aria-label` is the text. */
export const TOOLTIP_OWNER = `[${TOOLTIP}][aria-label]`;

/** Whether an event on a control asks for its tooltip: a finger has no hover, and focus by a press needs no explanation. */
export function isWanted(event: Event, control: Element): boolean {
  return event instanceof PointerEvent
    ? event.pointerType !== 'touch'
    : control.matches(':focus-visible');
}
