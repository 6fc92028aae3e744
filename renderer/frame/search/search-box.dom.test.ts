import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held } from '../../../test-support/held.ts';
import type { findResults, Result } from './load-search.ts';
import { moveFocus } from './move-focus.ts';
import { searchBox } from './search-box.ts';

const find = vi.hoisted(() => vi.fn<typeof findResults>());
vi.mock('./load-search.ts', () => ({ findResults: find }));

const MESSAGES = {
  allPages: 'All pages',
  close: 'Close',
  searchNothing: 'Nothing on “{$query}”. Ask us: {$email}.',
  searchStatus: '{$count} pages',
  searchUnavailable: 'No search now.',
  suggestedPages: 'Begin here',
  suggested: [
    { name: 'Bread', href: '/bread', text: 'Ten kinds.' },
    { name: 'Rolls', href: '/rolls' },
  ],
  email: 'hello@site.example',
};

const rye: Result = {
  href: '/bread#rye',
  title: 'Bread and bread rolls',
  heading: 'Rye',
  description: 'We bake bread.',
  terms: new Set(['bread', 'rolls']),
};

beforeEach(() => {
  document.body.innerHTML = '';
  find.mockReset();
  find.mockResolvedValue([]);
});
afterEach(() => vi.restoreAllMocks());

/** @returns whether the browser does what it does by itself */
function press(key: string, isComposing = false): boolean | undefined {
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(event);
}

function open(messages = Promise.resolve(MESSAGES)) {
  const { box, field } = searchBox({
    folder: '/search',
    label: 'Search',
    icon: new Text(),
    messages,
  });
  document.body.append(box);
  const status = () => box.querySelector('[role="status"]');
  return {
    box,
    field,
    type: async (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input'));
      await new Promise(setImmediate);
    },
    said: () => status()?.textContent,
    links: () =>
      [...box.querySelectorAll('a')].map(
        (link) => `${link.getAttribute('href')} ${link.textContent}`,
      ),
  };
}

test('a phone offers to search, and corrects nothing of what is typed', () => {
  expect(open().field).toMatchObject({
    type: 'search',
    enterKeyHint: 'search',
    autocomplete: 'off',
    spellcheck: false,
  });
});

test('what is found is shown with its heading, and the words that were found are marked', async () => {
  document.documentElement.lang = 'en';
  const { box, type, said, links } = open();
  find.mockResolvedValue([rye, { ...rye, href: '/rolls', heading: '' }]);
  await type(' bread ');
  expect(find.mock.lastCall).toEqual([{ folder: '/search', language: 'en' }, ' bread ']);
  expect(said()).toBe('2 pages');
  expect(links()).toEqual([
    '/bread#rye Bread and bread rollsRyeWe bake bread.',
    '/rolls Bread and bread rollsWe bake bread.',
    '/search All pages',
  ]);
  expect(
    [...box.querySelectorAll('li')].map((entry) => entry.querySelectorAll('span').length),
  ).toEqual([3, 2]);
  expect(box.querySelector('span')?.innerHTML).toBe(
    '<mark>Bread</mark> and <mark>bread</mark> <mark>rolls</mark>',
  );
});

test('where nothing is found it says so to the eye, with a way to ask', async () => {
  const { type, said, links, box } = open();
  await type('spelt');
  expect(said()).toBe('Nothing on “spelt”. Ask us: hello@site.example.');
  expect(links()).toEqual([
    'mailto:hello@site.example hello@site.example',
    '/bread BreadTen kinds.',
    '/rolls Rolls',
    '/search All pages',
  ]);
  expect(box.querySelector('ol')).toBe(null);
});

test('it loads the index before anything is typed, and suggests pages meanwhile', async () => {
  const { type, said, links } = open();
  expect(find.mock.lastCall?.[1]).toBe('');
  await type('  ');
  expect(said()).toBe('');
  expect(links()).toEqual(['/bread BreadTen kinds.', '/rolls Rolls', '/search All pages']);
});

test('what comes after something else was typed is not shown', async () => {
  const { answer, letGo } = held<Result[]>();
  const { field, type, said } = open();
  find.mockReturnValueOnce(answer);
  await type('bread');
  await type('spelt');
  letGo([rye]);
  await new Promise(setImmediate);
  expect(field.value).toBe('spelt');
  expect(said()).toContain('“spelt”');
});

test('a search that cannot be loaded leads to the list of all pages', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { type, said, links } = open();
  find.mockResolvedValueOnce([rye]);
  await type('rye');
  find.mockRejectedValueOnce(new Error('No connection'));
  await type('bread');
  expect(said()).toBe('No search now. All pages');
  expect(links()).toEqual(['/search All pages']);
  expect(log).toHaveBeenCalledTimes(1);
  await type('spelt');
  expect(said()).toContain('“spelt”');
});

test('at once where its words do not come either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  open(Promise.reject(new Error('No connection')));
  await new Promise(setImmediate);
  expect(assign.mock.calls).toEqual([['/search']]);
});

test('the arrow keys lead from the field to the results and back, Enter to the first of them', async () => {
  const { box, field, type } = open();
  find.mockResolvedValue([rye, { ...rye, href: '/rolls' }]);
  await type('bread');
  const results = [...box.querySelectorAll('a')];
  const pressed = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined);
  box.addEventListener('keydown', (event) => moveFocus(box, event));
  field.focus();
  const stops = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    expect(press(key)).toBe(false);
    return document.activeElement;
  });
  expect(stops).toEqual([field, results[0], results[1], results[0]]);
  // A link does what it does by itself.
  expect(press('Enter')).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  field.focus();
  expect(press('a')).toBe(true);
  expect(press('Enter', true)).toBe(true);
  expect(press('Enter')).toBe(false);
  expect(pressed.mock.contexts).toEqual([results[0]]);
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
