import { now } from '../data/store.ts';
import { arrangingKey, commandKey } from './arranging-keys.ts';

/** On an element of the shell in which one key is one action. */
const ARRANGING = '[data-arranging]';

/** Hears a key in the shell; those in the page come as messages. */
export function press(event: KeyboardEvent): void {
  const { key, shiftKey: shift, altKey: alt, target } = event;
  if (event.isComposing || event.defaultPrevented) return;
  const pressed = { key, shift, alt, ctrl: event.ctrlKey || event.metaKey };
  const { over, menu, side } = now();
  const isOpen = over !== undefined || menu !== undefined || side === 'changes';
  const isArranging = target instanceof Element && target.closest(ARRANGING) !== null;
  // On a button it presses that.
  const isPress = key === 'Enter' || key === ' ';
  const mayArrange = (isArranging && !isPress) || (key === 'Escape' && isOpen);
  if (commandKey(pressed) || (mayArrange && arrangingKey(pressed))) event.preventDefault();
}
