import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';
import { NEEDED, SCRIPTED, SCROLLED, THEME } from '../contract.ts';
import type { Entry } from '../hydration/entry.ts';

/** A script and data that come without a server. */
const ENTRY =
  'data:text/javascript,export%20const%20hydrate=(...given)=>hydratePage(...given)//.js';
const DATA = 'data:application/json,{}';
const NEEDED_FILES = [ENTRY, '/hero.js', '/hero.css', DATA];

const hydratePage = vi.fn<Entry['hydrate']>();
vi.stubGlobal('hydratePage', hydratePage);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hydratePage.mockReset();
  hydratePage.mockImplementation((_queue, onReady) => Promise.resolve(onReady()));
});
afterEach(async () => {
  // A page that is hydrated listens no longer.
  document.dispatchEvent(new KeyboardEvent('keydown'));
  await new Promise(setImmediate);
  vi.useRealTimers();
  location.hash = '';
  connect(undefined);
  vi.unstubAllGlobals();
  vi.stubGlobal('hydratePage', hydratePage);
});

/** Opens a document with the inline script. */
async function open(body: string): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.setAttribute(NEEDED, NEEDED_FILES.join(' '));
  document.head.append(script);
  vi.resetModules();
  await import('./bootstrap.ts');
}

function connect(connection: Navigator['connection']): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

/** Opens a document that comes to its end. */
async function openWhole(connection: Navigator['connection']): Promise<void> {
  connect(connection);
  await open('<button>Menu</button>');
  dispatchEvent(new Event('load'));
}

/** What the document asks for. */
function requests(): string[] {
  return [...document.head.querySelectorAll('link')].map(({ rel, attributes }) =>
    [rel, attributes.getNamedItem('as')?.value, attributes.getNamedItem('href')?.value]
      .filter((part) => part !== undefined)
      .join(' '),
  );
}

/** The same but for the sheet that every page has once it is loaded. */
const ahead = () => requests().filter((request) => !request.startsWith('stylesheet'));

/** @returns whether the browser does what it does by itself */
function send(selector: string, event: Event): boolean {
  return findElement(selector).dispatchEvent(event);
}

const press = (selector: string) =>
  send(selector, new MouseEvent('click', { bubbles: true, cancelable: true }));
const type = (selector: string, key: string) =>
  send(selector, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const show = (selector: string) => send(selector, new Event('pointerover', { bubbles: true }));
const touch = (selector: string, sign: string) =>
  send(selector, new PointerEvent(sign, { bubbles: true, pointerType: 'touch' }));

describe('hydration', () => {
  test('all that it needs is asked for at once, and once', async () => {
    await open('<p>Words</p><a href="/services">Services</a>');
    show('p');
    expect(requests()).toEqual([]);
    show('a');
    show('a');
    expect(requests()).toEqual([
      `modulepreload ${ENTRY}`,
      'modulepreload /hero.js',
      `preload fetch ${DATA}`,
      'stylesheet /hero.css',
    ]);
    await eventually(() => expect(hydratePage).toHaveBeenCalledTimes(1));
    expect(hydratePage.mock.calls[0]?.[0]).toEqual([]);
  });

  test.each([
    ['pointerover', 'button'],
    ['pointerup', 'button'],
    ['focusin', 'b'],
    ['focusin', 'section'],
    ['keydown', 'p'],
  ])('%s on %s begins it', async (sign, selector) => {
    const listen = vi.spyOn(document, 'addEventListener');
    await open('<p>Words</p><button><b>Menu</b></button><section data-hydrate="idle"></section>');
    const options = listen.mock.calls.find(([name, , its]) => name === sign && its)?.[2];
    // A finger that begins to scroll need not wait for it.
    expect(options).toMatchObject({ passive: true });
    findElement(selector).addEventListener(sign, (event) => event.stopPropagation());
    send(selector, new Event(sign, { bubbles: true }));
    expect(requests()).toHaveLength(4);
  });

  test('a finger that stays begins it, one that scrolls does not', async () => {
    await open('<p>Words</p><button>Menu</button>');
    touch('button', 'pointerover');
    touch('button', 'pointerdown');
    vi.advanceTimersByTime(59);
    touch('button', 'pointercancel');
    vi.advanceTimersByTime(1000);
    touch('p', 'pointerdown');
    vi.advanceTimersByTime(1000);
    touch('p', 'pointerup');
    expect(requests()).toEqual([]);
    touch('button', 'pointerdown');
    vi.advanceTimersByTime(60);
    expect(requests()).toHaveLength(4);
  });

  test('so does Back, which may lead to a page that only the script can show', async () => {
    await open('');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(requests()).toHaveLength(4);
  });

  test('links that open dialogs are buttons, and the address of a dialog begins it', async () => {
    await open('<a href="#ada" aria-haspopup="dialog">Ada</a>');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(findElement('a').role).toBe('button');
    expect(requests()).toEqual([]);
    location.hash = '#ada';
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(requests()).toHaveLength(4);
  });

  test('what moves by itself has it begin when the browser is idle, or after two seconds', async () => {
    await open('<section data-hydrate="idle"></section>');
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(1999);
    expect(requests()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requests()).toHaveLength(4);

    const requestIdleCallback = vi.fn<typeof window.requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    await open('<section data-hydrate="idle"></section>');
    dispatchEvent(new Event('DOMContentLoaded'));
    const [onIdle, options] = requestIdleCallback.mock.lastCall ?? [];
    expect(options).toEqual({ timeout: 2000 });
    expect(requests()).toEqual([]);
    onIdle?.({ didTimeout: false, timeRemaining: () => 50 });
    expect(requests()).toHaveLength(4);
  });

  test('not where data is to be saved', async () => {
    connect({ saveData: true });
    await open('<section data-hydrate="idle"></section>');
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(3000);
    expect(requests()).toEqual([]);
  });
});

describe('what is pressed before', () => {
  const PAGE = `
    <button id="menu"><b>Menu</b></button>
    <a id="page" href="/services">Services</a>
    <a id="opener" href="#ada" aria-haspopup="dialog">Ada</a>
    <section data-keys><p>Slide</p></section>`;

  test('is queued where only the script can answer; the browser does the rest by itself', async () => {
    await open(PAGE);
    // What stops a press on its way keeps it from nobody.
    findElement('#menu').addEventListener('click', (event) => event.stopPropagation());
    expect(press('b')).toBe(false);
    expect(press('#page')).toBe(true);
    expect(press('#opener')).toBe(false);
    expect(type('#opener', ' ')).toBe(false);
    expect(type('#opener', 'Enter')).toBe(true);
    expect(type('#page', ' ')).toBe(true);
    expect(['ArrowLeft', 'Home', 'End'].map((key) => type('section p', key))).toEqual([
      false,
      false,
      false,
    ]);
    expect(type('section p', 'PageDown')).toBe(true);
    expect(type('#menu', 'ArrowDown')).toBe(true);
    await eventually(() => expect(hydratePage).toHaveBeenCalled());
    expect(hydratePage.mock.calls[0]?.[0].map(({ target, key }) => [target, key])).toEqual([
      [findElement('#menu'), ''],
      [findElement('#opener'), ''],
      [findElement('#opener'), ' '],
      [findElement('section'), 'ArrowLeft'],
      [findElement('section'), 'Home'],
      [findElement('section'), 'End'],
    ]);
    // It shows that it was, until it is answered.
    expect(findElement('#menu').ariaBusy).toBe('true');
    expect(findElement('#page').ariaBusy).not.toBe('true');
    // React answers from here on.
    expect(press('#menu')).toBe(true);
  });

  test('is done by the browser after all if the script never comes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    hydratePage.mockRejectedValue('gone');
    await open(PAGE);
    const root = document.documentElement;
    expect(root.classList.contains(SCRIPTED)).toBe(true);
    press('#menu');
    press('#opener');
    const follow = vi.spyOn(findElement('#opener'), 'click');
    for (const [attempts, wait] of [1000, 2000, 4000].entries()) {
      await eventually(() => expect(hydratePage).toHaveBeenCalledTimes(attempts + 1));
      await new Promise(setImmediate);
      expect(root.classList.contains(SCRIPTED)).toBe(true);
      vi.advanceTimersByTime(wait);
    }
    await eventually(() => expect(log.mock.calls).toEqual([['gone']]));
    expect(hydratePage).toHaveBeenCalledTimes(4);
    expect(root.classList.contains(SCRIPTED)).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
    expect(['#menu', '#opener'].map((pressed) => findElement(pressed).ariaBusy)).toEqual([
      null,
      null,
    ]);
    expect(press('#menu')).toBe(true);
  });
});

test('once the page is loaded it gets the sheet of what moves, but not where data is to be saved', async () => {
  await openWhole({ saveData: true });
  expect(requests()).toEqual([]);
  await openWhole(undefined);
  expect(requests()).toEqual(['stylesheet /hero.css']);
});

describe('after three quiet seconds', () => {
  test('the scripts are fetched ahead, one at a time', async () => {
    await openWhole({ effectiveType: '4g' });
    vi.advanceTimersByTime(2999);
    expect(ahead()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ahead()).toEqual([`prefetch ${ENTRY}`]);
    vi.advanceTimersByTime(10);
    expect(ahead()).toEqual([`prefetch ${ENTRY}`, 'prefetch /hero.js']);
  });

  test.each([
    ['the connection is slow', { effectiveType: '3g' }],
    ['data is to be saved', { effectiveType: '4g', saveData: true }],
    ['nothing is known of the connection', undefined],
  ])('not where %s', async (_, connection) => {
    await openWhole(connection);
    vi.advanceTimersByTime(4000);
    expect(ahead()).toEqual([]);
  });

  test('not while the page is hydrated', async () => {
    await openWhole({ effectiveType: '4g' });
    show('button');
    vi.advanceTimersByTime(4000);
    expect(requests()).toHaveLength(4);
  });
});

describe('before the first paint', () => {
  afterEach(() => localStorage.clear());

  test("the visitor's theme shows, and none where none was chosen", async () => {
    const root = document.documentElement;
    await open('');
    expect(root.getAttribute(THEME)).toBe(null);
    localStorage.setItem('theme', 'dark');
    await open('');
    expect(root.getAttribute(THEME)).toBe('dark');
    root.removeAttribute(THEME);
  });

  test('the header has a shadow once the page has scrolled more than ten pixels', async () => {
    await open('');
    const states = [10, 11, 10].map((scrollY) => {
      vi.stubGlobal('scrollY', scrollY);
      dispatchEvent(new Event('scroll'));
      return document.documentElement.hasAttribute(SCROLLED);
    });
    expect(states).toEqual([false, true, false]);
  });
});
