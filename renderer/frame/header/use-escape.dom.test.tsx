import { expect, test, vi } from 'vitest';
import { mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { useEscape } from './use-escape.ts';

const drawnEscape = vi.fn<(escape: ReturnType<typeof useEscape>) => void>();
const isDismissed = (menu: string) => drawnEscape.mock.lastCall?.[0].isDismissed(menu);
const type = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

function EscapableMenu({ open }: { open: string }) {
  drawnEscape(useEscape(open));
  return null;
}

test('a menu that Escape has closed stays closed until it is pressed or pointed at anew', () => {
  mountOnSite(<EscapableMenu open="item-0" />);
  type('a');
  expect(isDismissed('item-0')).toBe(false);
  type('Escape');
  expect(['item-0', 'item-1', ''].map(isDismissed)).toEqual([true, false, false]);
  drawnEscape.mock.lastCall?.[0].forgetEscape();
  expect(['item-0', ''].map(isDismissed)).toEqual([false, false]);
});

test('Escape closes nothing where no menu is open', () => {
  const add = vi.spyOn(globalThis, 'addEventListener');
  mountOnSite(<EscapableMenu open="" />);
  expect(add.mock.calls.filter(([name]) => name === 'keydown')).toEqual([]);
  add.mockRestore();
});

const keep = (event: Event) => event.stopPropagation();
const escape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

test('Escape is noted before the page can keep it, and not once the menu is gone', () => {
  const unmount = mountOnSite(<EscapableMenu open="item-0" />);
  document.addEventListener('keydown', keep, true);
  escape();
  expect(isDismissed('item-0')).toBe(true);
  drawnEscape.mock.lastCall?.[0].forgetEscape();
  unmount();
  escape();
  expect(isDismissed('item-0')).toBe(false);
  document.removeEventListener('keydown', keep, true);
});
