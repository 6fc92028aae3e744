import { heldKeys } from '../../../renderer/studio/text/held-keys.ts';
import { now, set } from '../data/store.ts';
import { SELECTS } from '../data/use-focus-follows.ts';
import { arrangingKey, commandKey } from './arranging-keys.ts';
import { isEverywhere, pageKey } from './page-keys.ts';
import { putBackHere } from '../panel/one-change.ts';
import { TEXT } from './parts.ts';
import { isSwitchedOff } from './single-keys.ts';

/** On an element of the shell in which one key is one action. */
const ARRANGING = '[data-arranging]';

/** On what is beside the page, and has no fields of its own. */
const BESIDE = '[data-beside]';

/** Hears a key in the shell; those in the page come as messages. */
export function press(event: KeyboardEvent): void {
  const { key, shiftKey: shift, repeat: isRepeated, target } = event;
  const { ctrl, alt } = heldKeys(event);
  // A field of one line refuses Enter itself.
  if (key === 'Enter' && alt && !event.isComposing && mendAt(target)) return event.preventDefault();
  if (event.isComposing || event.defaultPrevented) return;
  const pressed = { key, shift, alt, ctrl, isRepeated };
  const { over, menu, noted, side, isPanelOpen } = now();
  const isOpen =
    [over, menu, noted].some((one) => one !== undefined) || side !== 'fields' || isPanelOpen;
  const isArranging = target instanceof Element && target.closest(ARRANGING) !== null;
  // On a button it presses that.
  const isPress = key === 'Enter' || key === ' ';
  const hasKey = isArranging || (isBeside(target) && isEverywhere(pressed));
  const mayArrange =
    (hasKey && !isPress && !isSwitchedOff(pressed)) || (key === 'Escape' && isOpen);
  if (mayArrange && isArranging) selectFocused(target);
  const putBack = mayArrange && key.toLowerCase() === 'z' ? putBackHere() : undefined;
  if (putBack) {
    // The next one has the focus then: held, the key would put back all.
    if (!isRepeated) putBack.click();
    return event.preventDefault();
  }
  if (target instanceof Element && !isPress && !isSwitchedOff(pressed) && pageKey(target, pressed))
    event.preventDefault();
  else if (commandKey(pressed) || (mayArrange && arrangingKey(pressed))) event.preventDefault();
}

function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && !target.matches(TEXT) && target.closest(BESIDE) !== null;
}

/** Mends the first problem of the field that has the focus. @returns whether there is one that can be mended */
function mendAt(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest('.field') : null;
  const button = field?.querySelector('[data-mends]');
  if (button instanceof HTMLElement) button.click();
  return button instanceof HTMLElement;
}

/** A key is for the block whose number or row has the focus, and for what is selected in it. */
function selectFocused(target: Element): void {
  const pointer = target.closest(`[${SELECTS}]`)?.getAttribute(SELECTS);
  const { page, selected } = now();
  if (!page || pointer === null || pointer === undefined) return;
  const isInside = selected?.file === page.file && `${selected.pointer}/`.startsWith(`${pointer}/`);
  if (!isInside) set({ selected: { file: page.file, pointer } });
}
