import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followScroll, scrollToArrival } from './scroll.ts';

const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();
const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Object.assign(HTMLElement.prototype, { scrollIntoView });
vi.stubGlobal('scrollTo', scrolledTo);
followScroll('/team');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  history.replaceState(null, '', '/team');
  scrollToArrival('/team');
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

test('the position is kept in the entry of the history once scrolling has rested', () => {
  history.replaceState({ key: 1 }, '');
  scroll(200);
  vi.advanceTimersByTime(149);
  scroll(300);
  vi.advanceTimersByTime(149);
  expect(history.state).toEqual({ key: 1 });
  vi.advanceTimersByTime(1);
  expect(history.state).toEqual({ key: 1, scrollY: 300 });
});

test('a press keeps it at once, and only where it has changed', () => {
  scroll(40);
  // What stops a press on its way keeps it from nobody.
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(history.state).toEqual({ scrollY: 40 });
  const replaceState = vi.spyOn(history, 'replaceState');
  vi.advanceTimersByTime(1000);
  document.dispatchEvent(new MouseEvent('click'));
  expect(replaceState).not.toHaveBeenCalled();
  replaceState.mockRestore();
});

test('while the next page is under way nothing is kept for its address', () => {
  scroll(500);
  history.replaceState(null, '', '/services');
  vi.advanceTimersByTime(1000);
  expect(history.state).toBe(null);
});

test('Back between two places of the page leads to where that entry was left', () => {
  history.replaceState({ scrollY: 120 }, '', '/team#ada');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(scrolledTo.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
  history.replaceState({ scrollY: 'far' }, '', '/team');
  dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState({ scrollY: 120 }, '', '/services');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(scrolledTo).toHaveBeenCalledTimes(1);
});

test('a link to the page that shows leads to its top, one to a place of it or to another does not', () => {
  dispatchEvent(new Event('pushState'));
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  history.replaceState(null, '', '/team#ada');
  dispatchEvent(new Event('pushState'));
  history.replaceState(null, '', '/services');
  dispatchEvent(new Event('pushState'));
  expect(scrolledTo).toHaveBeenCalledTimes(1);
});

test('what comes after the page has been left is restored by the browser', () => {
  scroll(80);
  dispatchEvent(new Event('pagehide'));
  expect(history.state).toEqual({ scrollY: 80 });
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a page that comes stands where it was left, else at its place, else at its top', () => {
  document.body.innerHTML = '<h2 id="café"></h2>';
  history.replaceState({ scrollY: 70 }, '', '/menu#caf%C3%A9');
  history.scrollRestoration = 'auto';
  scrollToArrival('/menu');
  expect(history.scrollRestoration).toBe('manual');
  expect(scrolledTo.mock.calls).toEqual([[{ top: 70, behavior: 'instant' }]]);
  history.replaceState(null, '');
  scrollToArrival('/menu');
  expect(scrollIntoView.mock.contexts).toEqual([document.querySelector('h2')]);
  history.replaceState(null, '', '/menu#tea');
  scrollToArrival('/menu');
  expect(scrolledTo.mock.calls.slice(1)).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
