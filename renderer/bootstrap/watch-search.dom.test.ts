import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';
import { held } from '../../test-support/held.ts';
import { HYDRATED } from '../contract.ts';
import type { SearchModule } from '../frame/search/search-module.ts';
import { watchSearch } from './watch-search.ts';

const openSearch = vi.fn<SearchModule['default']>();
const load = vi.fn<() => Promise<SearchModule>>();
/** What a page that is not hydrated would be hydrated by. */
const heard = vi.fn<(event: Event) => void>();
for (const type of ['click', 'keydown']) document.addEventListener(type, heard);
/** What the document asks for; nothing comes. */
const ask = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
const listen = vi.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue({ default: openSearch });
  openSearch.mockReset();
  heard.mockReset();
  history.replaceState(null, '', '/team');
  ask.mockClear();
  document.body.innerHTML = `
    <a data-search href="/search"><svg></svg></a><p>Words</p><input placeholder="" />`;
  watchSearch(load);
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener, true);
  listen.mockClear();
  document.documentElement.removeAttribute(HYDRATED);
});

/** @returns whether the browser does what it does by itself */
function send(selector: string, type: string, init: KeyboardEventInit = {}): boolean {
  const Kind = type === 'keydown' ? KeyboardEvent : MouseEvent;
  return findElement(selector).dispatchEvent(
    new Kind(type, { bubbles: true, cancelable: true, ...init }),
  );
}

/** What the search was opened with. */
async function opened(): Promise<unknown[][]> {
  await new Promise(setImmediate);
  return openSearch.mock.calls;
}

test('its button opens it, its files are asked for beside its script, and the page hears nothing', async () => {
  expect(send('svg', 'click')).toBe(false);
  expect(send('a', 'click')).toBe(false);
  expect(await opened()).toEqual([
    [findElement('a'), ''],
    [findElement('a'), ''],
  ]);
  const links = ask.mock.calls.flat().filter((link) => link instanceof HTMLLinkElement);
  expect(links.map((link) => [link.rel, link.as, link.getAttribute('href')])).toEqual([
    ['preload', 'fetch', '/search/index.json'],
    ['preload', 'fetch', '/search/messages.json'],
  ]);
  expect(heard).not.toHaveBeenCalled();
  document.documentElement.toggleAttribute(HYDRATED, true);
  send('a', 'click');
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['the key /', 'p', 'keydown', { key: '/' }],
  ['Space on the button', 'a', 'keydown', { key: ' ' }],
])('%s opens it', async (_, selector, type, init) => {
  expect(send(selector, type, init)).toBe(false);
  expect(await opened()).toHaveLength(1);
});

test.each([
  ['the key / in a field', 'input', 'keydown', { key: '/' }],
  ['another key', 'p', 'keydown', { key: 'a' }],
  ['Space elsewhere', 'p', 'keydown', { key: ' ' }],
  ['a press elsewhere', 'p', 'click', {}],
  ['a pointer that comes', 'a', 'pointerover', {}],
  ['a press with Shift', 'a', 'click', { shiftKey: true }],
  ['a press with Ctrl', 'a', 'click', { ctrlKey: true }],
  ['a press with Meta', 'a', 'click', { metaKey: true }],
  ['a key with Alt', 'p', 'keydown', { key: '/', altKey: true }],
])('%s does not', async (_, selector, type, init) => {
  expect(send(selector, type, init)).toBe(true);
  expect(await opened()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test('its address opens it, when the page comes, before it and later', async () => {
  const read = vi.spyOn(document, 'readyState', 'get');
  read.mockReturnValue('loading');
  watchSearch(load);
  read.mockRestore();
  for (const type of ['DOMContentLoaded', 'popstate']) dispatchEvent(new Event(type));
  expect(await opened()).toHaveLength(0);
  history.replaceState(null, '', '/team#_search');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(await opened()).toHaveLength(1);
  watchSearch(load);
  expect(await opened()).toHaveLength(2);
  dispatchEvent(new Event('popstate'));
  await eventually(() => expect(openSearch.mock.calls.length).toBeGreaterThan(2));
});

test('a finger on the button has it come; nothing else does on a page without one', async () => {
  send('a', 'pointerdown');
  expect(load).toHaveBeenCalledTimes(1);
  send('p', 'pointerdown');
  document.body.innerHTML = '<p></p>';
  send('p', 'keydown', { key: '/' });
  expect(await opened()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a script that does not come leads to the list of all pages', async () => {
  load.mockRejectedValue(new Error('No connection'));
  send('a', 'click');
  await eventually(() => expect(location.pathname).toBe('/search'));
});

describe('what is typed while its script is under way', () => {
  test('is kept for its field, and no more after that', async () => {
    const { answer, letGo } = held<SearchModule>();
    load.mockReturnValue(answer);
    expect(send('p', 'keydown', { key: 'r' })).toBe(true);
    send('p', 'keydown', { key: '/' });
    heard.mockReset();
    const keys = ['Backspace', 'r', 'a', 'Backspace', 'y'];
    expect(keys.map((key) => send('p', 'keydown', { key }))).toEqual(keys.map(() => false));
    expect(heard).not.toHaveBeenCalled();
    expect(send('p', 'keydown', { key: 'Tab' })).toBe(true);
    expect(send('input', 'keydown', { key: 'x' })).toBe(true);
    expect(send('p', 'keydown', { key: 'c', ctrlKey: true })).toBe(true);
    letGo({ default: openSearch });
    expect(await opened()).toEqual([[findElement('a'), 'ry']]);
    expect(send('p', 'keydown', { key: 'e' })).toBe(true);
  });

  test('Escape has it stay closed, also if its script does not come; then it opens again', async () => {
    const { answer, letGo } = held<SearchModule>();
    load.mockReturnValueOnce(answer);
    expect(send('p', 'keydown', { key: 'Escape' })).toBe(true);
    send('p', 'keydown', { key: '/' });
    send('p', 'keydown', { key: 'r' });
    expect(findElement('a').ariaBusy).toBe('true');
    expect(send('p', 'keydown', { key: 'Escape' })).toBe(false);
    expect(findElement('a').ariaBusy).toBeNull();
    expect(send('p', 'keydown', { key: 'Escape' })).toBe(true);
    letGo({ default: openSearch });
    expect(await opened()).toEqual([]);

    load.mockRejectedValueOnce(new Error('No connection'));
    send('p', 'keydown', { key: '/' });
    send('p', 'keydown', { key: 'Escape' });
    expect(await opened()).toEqual([]);
    expect(location.pathname).toBe('/team');

    send('p', 'keydown', { key: '/' });
    expect(await opened()).toEqual([[findElement('a'), '']]);
  });
});
