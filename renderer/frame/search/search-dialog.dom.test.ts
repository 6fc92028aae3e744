import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { findElement } from '../../../test-support/find-element.ts';
import { GO_TO, SCROLL_LOCK } from '../../contract.ts';
import openSearch from './search-dialog.ts';

const find = vi.hoisted(() => vi.fn<(scope: unknown, query: string) => Promise<unknown[]>>());
vi.mock('./load-search.ts', () => ({ findResults: find }));

const MESSAGES = {
  allPages: 'All pages',
  close: 'Close',
  searchNothing: '',
  searchStatus: '',
  searchUnavailable: '',
  suggestedPages: '',
  suggested: [],
  email: '',
};
vi.stubGlobal('fetch', (url: string) =>
  Promise.resolve(
    url === '/search/messages.json' ? Response.json(MESSAGES) : new Response('', { status: 404 }),
  ),
);
const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();
vi.stubGlobal('scrollTo', scrolledTo);
const supports = vi.fn<(property: string, value: string) => boolean>();
vi.stubGlobal('CSS', { supports });
const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
const { body, documentElement: root } = document;
vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(985);

beforeEach(() => {
  vi.clearAllMocks();
  supports.mockReturnValue(false);
  vi.stubGlobal('innerWidth', 985);
  find.mockResolvedValue([]);
  history.replaceState(null, '', '/team');
  body.innerHTML = `
    <div id="root">
      <header><a data-search aria-label="Search" href="/search"><svg><use href="/icons.svg#search"></use></svg></a></header>
      <main><h1>Team</h1><button id="theme"></button></main>
      <section data-notifications></section>
      <footer inert></footer>
    </div>`;
});
afterEach(leave);

function open(typed?: string): void {
  const button = findElement('header a');
  // Which is what its attribute says, but this document does not know that.
  button.ariaLabel = 'Search';
  if (button instanceof HTMLAnchorElement) openSearch(button, typed);
}

/** What Back does. */
function leave(): void {
  history.replaceState(null, '', '/team');
  dispatchEvent(new PopStateEvent('popstate'));
}

const isOpen = () => document.querySelector('[role="dialog"]') !== null;
const field = () => document.querySelector('input');
const type = (key: string, isComposing = false) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, isComposing }));
const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);

/** Presses a link of the dialog. @returns whether the browser follows it */
function follow(href: string, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  link.href = href;
  findElement('[role="dialog"]').append(link);
  let isFollowed = true;
  const note = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isFollowed;
}

test('it is named after its button, has its icons, and an address', async () => {
  open();
  expect(location.hash).toBe('#_search');
  const title = findElement('#search-title');
  expect(title.textContent).toBe('Search');
  expect(findElement('[role="dialog"]').getAttribute('aria-labelledby')).toBe(title.id);
  const icons = [...document.querySelectorAll('[role="dialog"] use')];
  expect(icons.map((use) => use.getAttribute('href'))).toEqual([
    '/icons.svg#x',
    '/icons.svg#search',
  ]);
  await eventually(() => expect(findElement('[role="dialog"] button').ariaLabel).toBe('Close'));
});

test('the page behind it is inert and does not scroll until it closes, what was inert stays so', () => {
  open();
  expect(inert()).toEqual(['header', 'main', 'footer']);
  expect(body.hasAttribute(SCROLL_LOCK)).toBe(true);
  expect(body.style.overflow).toBe('hidden');
  expect([body.style.position, body.style.paddingRight]).toEqual(['', '']);
  leave();
  expect(isOpen()).toBe(false);
  expect(inert()).toEqual(['footer']);
  expect(body.hasAttribute(SCROLL_LOCK)).toBe(false);
  expect(body.style.overflow).toBe('');
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('the room of a scroll bar is kept, and on iOS the page where it stands', () => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('scrollY', 300);
  supports.mockReturnValue(true);
  open();
  expect(root.style.getPropertyValue('--scrollbar-width')).toBe('15px');
  expect(body.style.paddingRight).toBe('15px');
  expect([body.style.position, body.style.top]).toEqual(['fixed', '-300px']);
  leave();
  expect(root.style.getPropertyValue('--scrollbar-width')).toBe('');
  expect([body.style.paddingRight, body.style.position, body.style.top]).toEqual(['', '', '']);
  expect(scrolledTo.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
});

test('Escape goes back once, and the focus goes to what had it', () => {
  findElement('#theme').focus();
  open();
  type('Escape', true);
  type('a');
  expect(back).not.toHaveBeenCalled();
  type('Escape');
  type('Escape');
  expect(back).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(true);
  leave();
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.id).toBe('theme');
  type('Escape');
  expect(back).toHaveBeenCalledTimes(1);
});

test('what a page was opened with is closed in place, and its button has the focus where what had it is gone', () => {
  findElement('#theme').focus();
  history.replaceState({ key: 1 }, '', '/team?a=1#_search');
  open();
  findElement('#theme').remove();
  type('Escape');
  expect(back).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/team?a=1',
    { key: 1 },
  ]);
  expect(document.activeElement).toBe(findElement('header a'));
});

test('a press beside it and on its button closes it, one in it does not', () => {
  open();
  findElement('#search-title').click();
  findElement('input').click();
  expect(back).not.toHaveBeenCalled();
  findElement('[role="dialog"] button use').dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
  expect(back).toHaveBeenCalledTimes(1);
  leave();
  open();
  body.querySelector<HTMLElement>(':scope > div:not(#root)')?.click();
  expect(back).toHaveBeenCalledTimes(2);
});

test('a result is gone to by the router, if it is another page of the site', () => {
  const asked: string[] = [];
  addEventListener(GO_TO, ({ detail }) => asked.push(detail));
  open();
  expect(follow('https://elsewhere.example/')).toBe(true);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(follow('/services', { [key]: true })).toBe(true);
  expect(follow('/team#ada')).toBe(true);
  expect(isOpen()).toBe(true);
  expect(follow('/team')).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
  expect(follow('/services#form')).toBe(false);
  expect(isOpen()).toBe(false);
  expect(asked).toEqual(['https://www.site.example/services#form']);
});

test('what was typed before it came is looked for, and stays for the next time', async () => {
  open('rye');
  await eventually(() => expect(find.mock.lastCall?.[1]).toBe('rye'));
  leave();
  open();
  expect(field()?.value).toBe('rye');
});

test('it opens once, and not while another dialog makes its button inert', () => {
  open();
  open();
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
  leave();
  findElement('header').toggleAttribute('inert', true);
  open();
  expect(isOpen()).toBe(false);
});

test('the arrow keys lead out of its field', async () => {
  open();
  await eventually(() => expect(document.querySelector('[role="search"] a')).not.toBe(null));
  field()?.focus();
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement?.localName).toBe('a');
});
