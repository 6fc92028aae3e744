import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { useHoverDelay } from './use-hover-delay.ts';

const pressed = vi.fn<() => void>();
const drawnTiming = vi.fn<(timing: ReturnType<typeof useHoverDelay>) => void>();
const change = (open: boolean) =>
  flushSync(() => drawnTiming.mock.lastCall?.[0].onMenuChange(open));
const delay = () => drawnTiming.mock.lastCall?.[0].delay;

function Menu() {
  const timing = useHoverDelay();
  drawnTiming(timing);
  return (
    <div onClickCapture={timing.keepOpen}>
      <button type="button" onClick={pressed} data-part="trigger" data-state="open">
        Services
      </button>
    </div>
  );
}

/** A press at this moment; by itself happy-dom stamps it with the real time. */
function press(detail = 1): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, detail });
  return Object.defineProperty(event, 'timeStamp', { value: performance.now() });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('a menu opens 200 ms after the pointer has come, at once until 300 ms after another', async () => {
  mountOnSite(<Menu />);
  expect(delay()).toBe(200);
  change(true);
  expect(delay()).toBe(0);
  change(false);
  vi.advanceTimersByTime(299);
  change(true);
  vi.advanceTimersByTime(1000);
  await drawn();
  expect(delay()).toBe(0);
  change(false);
  vi.advanceTimersByTime(299);
  await drawn();
  expect(delay()).toBe(0);
  vi.advanceTimersByTime(1);
  await drawn();
  expect(delay()).toBe(200);
});

test('a press within 400 ms of the hover does not close what the hover has opened', () => {
  mountOnSite(<Menu />);
  const button = findElement('button');
  const presses = (detail: number) => {
    pressed.mockReset();
    button.dispatchEvent(press(detail));
    return pressed.mock.calls.length;
  };
  vi.advanceTimersByTime(1000);
  change(true);
  vi.advanceTimersByTime(399);
  expect(presses(1)).toBe(0);
  // Enter is a press of its own.
  expect(presses(0)).toBe(1);
  button.dataset['state'] = 'closed';
  expect(presses(1)).toBe(1);
  button.dataset['state'] = 'open';
  vi.advanceTimersByTime(1);
  expect(presses(1)).toBe(1);
});

test('what counts is when it was pressed, not when a busy page comes to answer it', () => {
  mountOnSite(<Menu />);
  vi.advanceTimersByTime(1000);
  change(true);
  vi.advanceTimersByTime(399);
  const early = press();
  vi.advanceTimersByTime(1000);
  findElement('button').dispatchEvent(early);
  expect(pressed).not.toHaveBeenCalled();
});
