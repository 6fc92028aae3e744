import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { watchConnection } from '../../state/watch-connection.ts';
import { notify } from '../../state/notifications.ts';
import { Notifications } from './Notifications.tsx';

const showPopover = vi.fn<() => void>();
const hidePopover = vi.fn<() => void>();
Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
watchConnection();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  document.body.innerHTML = '<input id="field"><input id="other">';
  mountOnSite(<Notifications />);
  await drawn();
});
afterEach(async () => {
  findElement('#field').focus();
  await drawn();
  // What still waits comes when the first three have gone.
  for (let turn = 0; turn < 2; turn += 1) await wait(5000);
  vi.useRealTimers();
});

const corner = () => findElement('section');

function shown(): (string | null)[] {
  return [...document.querySelectorAll('section p')].map(({ textContent }) => textContent);
}

async function wait(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await drawn();
}

async function say(...words: string[]): Promise<void> {
  for (const each of words) notify('info', { words: each });
  await drawn();
}

test('a lost connection is told of for five seconds, a found one for four', async () => {
  dispatchEvent(new Event('offline'));
  await drawn();
  expect(shown()).toEqual([siteData.messages.connectionLost]);
  await wait(4999);
  expect(shown()).toHaveLength(1);
  await wait(1);
  expect(shown()).toEqual([]);
  dispatchEvent(new Event('online'));
  await drawn();
  expect(shown()).toEqual([siteData.messages.connectionBack]);
  await wait(3999);
  expect(shown()).toHaveLength(1);
  await wait(1);
  expect(shown()).toEqual([]);
});

test('three show at most, oldest first; the next comes when one has gone', async () => {
  await say('one', 'two', 'three', 'four');
  expect(shown()).toEqual(['one', 'two', 'three']);
  findElement('section button').click();
  await drawn();
  expect(shown()).toEqual(['two', 'three', 'four']);
  expect([document.activeElement, corner().tabIndex]).toEqual([corner(), -1]);
});

test('the corner is above all while there is something in it', async () => {
  expect(showPopover).not.toHaveBeenCalled();
  await say('one');
  expect(showPopover).toHaveBeenCalledTimes(1);
  expect(hidePopover).not.toHaveBeenCalled();
  await wait(4000);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test.each([
  ['pointerover', 'pointerout'],
  ['focusin', 'focusout'],
])('what has the %s stays until the %s', async (come, go) => {
  await say('one');
  const relatedTarget = document.body;
  const send = async (type: string) => {
    const Kind = type.startsWith('pointer') ? PointerEvent : FocusEvent;
    corner().dispatchEvent(new Kind(type, { bubbles: true, relatedTarget }));
    await drawn();
  };
  await send(come);
  await wait(10_000);
  expect(shown()).toEqual(['one']);
  await send(go);
  await wait(3999);
  expect(shown()).toEqual(['one']);
  await wait(1);
  expect(shown()).toEqual([]);
});

test('Alt+T leads there, and when the last has gone the focus is back where it was', async () => {
  findElement('#field').focus();
  await say('one');
  for (const key of [{ code: 'KeyT' }, { code: 'KeyS', altKey: true }])
    document.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(document.activeElement).toBe(findElement('#field'));
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', altKey: true }));
  expect(document.activeElement).toBe(corner());
  findElement('section button').click();
  await drawn();
  expect(document.activeElement).toBe(findElement('#field'));
});

test('a focus that is elsewhere by then stays there', async () => {
  findElement('#field').focus();
  await say('one');
  findElement('#other').focus();
  await wait(4000);
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(findElement('#other'));
});
