import { afterEach, expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { Link } from './Link.tsx';
import { RouteLink } from './RouteLink.tsx';

const goTo = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock('../../routing/destination.ts', () => ({ goTo }));
afterEach(() => goTo.mockClear());

/** Presses the link of the document. @returns whether the browser follows it */
function press(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return findElement('a').dispatchEvent(event);
}
const gone = () => goTo.mock.calls.flat();

test('a page is gone to without loading it anew, unless it is to open somewhere else', () => {
  const pressed = vi.fn<() => void>();
  mountOnSite(
    <RouteLink href="/services" onClick={pressed}>
      Services
    </RouteLink>,
  );
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { shiftKey: true },
    { button: 1 },
  ])
    expect(press(init)).toBe(true);
  expect([gone(), pressed.mock.calls.length]).toEqual([[], 0]);
  expect(press()).toBe(false);
  expect([gone(), pressed.mock.calls.length]).toEqual([['/services'], 1]);
});

test('other sites are the browser’s to follow, and so is what somebody has dealt with', () => {
  const unmount = mountOnSite(<RouteLink href="https://elsewhere.example/">Away</RouteLink>);
  expect(press()).toBe(true);
  unmount();
  mountOnSite(
    <RouteLink href="/services" onClick={(event) => event.preventDefault()}>
      Services
    </RouteLink>,
  );
  press();
  expect(gone()).toEqual([]);
});

test('Space presses a link that opens a dialog, no other key does', () => {
  mountOnSite(<Link href="#ada">Ada</Link>);
  const link = findElement('a');
  const click = vi.spyOn(link, 'click').mockImplementation(() => undefined);
  const type = (key: string) =>
    link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(type('a')).toBe(true);
  expect(click).toHaveBeenCalledTimes(0);
  expect(type(' ')).toBe(false);
  expect(click).toHaveBeenCalledTimes(1);
});
