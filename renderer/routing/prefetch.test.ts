import { afterEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from './prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that is at /team: what the module asks of it, and no more. */
function startAt(pathname: string) {
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  const fetched = vi.fn<(url: string) => Promise<never>>(() => new Promise(() => undefined));
  class FakeElement {
    readonly #link: string | undefined;
    constructor(link?: string) {
      this.#link = link;
    }
    closest(): { pathname: string } | null {
      return this.#link === undefined ? null : { pathname: this.#link };
    }
  }
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) =>
      listeners.set(type, listener),
  });
  prefetchLinks();
  return {
    fetched: () => fetched.mock.calls.map(([url]) => url),
    point: (link?: string) => listeners.get('pointerover')?.({ target: new FakeElement(link) }),
    leave: () => listeners.get('pointerover')?.({ target: null }),
    types: () => [...listeners.keys()],
  };
}

test('a pointer, a finger and the focus ask for the page behind a link, once', () => {
  const browser = startAt('/team');
  expect(browser.types()).toEqual(['pointerover', 'touchstart', 'focusin']);
  browser.point('/services');
  browser.point('/services');
  expect(browser.fetched()).toEqual(['/services/page.json']);
});

test('the page that is shown, and what is no link, ask for nothing', () => {
  const browser = startAt('/jobs');
  browser.point('/jobs');
  browser.point();
  browser.leave();
  expect(browser.fetched()).toEqual([]);
});
