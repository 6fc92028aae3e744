import { afterEach, expect, test, vi } from 'vitest';
import { viewTransition } from './view-transition.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** A browser that can fade, for a visitor who minds motion or not. @returns what it was asked to fade to */
function browser(isStill: boolean, canFade: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const start = vi.fn<(update: () => void) => unknown>((update) => {
    update();
    return { ready: Promise.reject(new Error('skipped')) };
  });
  if (canFade) Object.assign(document, { startViewTransition: start });
  return start;
}

test.each([
  [false, true, 1],
  [true, true, 0],
  [false, false, 0],
])('still: %s, can fade: %s', (isStill, canFade, fades) => {
  const start = browser(isStill, canFade);
  const update = vi.fn<() => void>();
  viewTransition(update);
  expect([update.mock.calls.length, start.mock.calls.length]).toEqual([1, fades]);
});
