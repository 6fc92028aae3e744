import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { unknownField } from '../../test-support/content/unknown-field.ts';
import { findElement } from '../../test-support/find-element.ts';
import { drawn } from '../../test-support/mount-on-site.tsx';
import { siteData } from '../../test-support/render-on-site.tsx';
import { DIGEST, ENTRY, HYDRATED } from '../contract.ts';
import { SITE_CHANGED } from './site-changed.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';

const root = document.documentElement;
const state = {
  site: { ...siteData, direction: 'rtl' },
  page: emptyPage,
  blocks: [],
  elements: '',
  mark: null,
  digest: 'abc',
  file: 'pages/team.yaml',
};

/** What the development server answers; what is undefined fails. */
let answers: { state?: unknown; problems?: unknown; loads?: unknown } = {};
/** What it was asked. */
let asked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
  root.removeAttribute(HYDRATED);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.startsWith('/dev/theme.css')) return Promise.resolve(new Response('', { status: 404 }));
    if (url.startsWith('/dev/module-loads.json'))
      return Promise.resolve(Response.json(answers.loads));
    const answer = url === '/dev/state.json?route=%2Fteam' ? answers.state : answers.problems;
    return answer === undefined
      ? Promise.reject(new Error(`No connection to ${url}`))
      : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Who listens to what Vite tells. */
const listeners = new Map<string, (payload: never) => void>();

/** Tells what Vite tells. */
async function tell(event: string, payload?: unknown): Promise<void> {
  asked = [];
  const listener = listeners.get(event);
  if (!listener) throw new Error(`Nobody listens to ${event}.`);
  Reflect.apply(listener, undefined, [payload]);
  for (let turn = 0; turn < 5; turn += 1) await drawn();
}

/** Opens a page of the development server. */
async function open(given: typeof answers): Promise<void> {
  answers = { problems: { problems: [], failures: [] }, ...given };
  const { followChanges } = await import('./entry-dev.tsx');
  followChanges({ on: (event, listener) => void listeners.set(event, listener) });
  await eventually(() => expect(root.hasAttribute(HYDRATED)).toBe(true));
  // React draws in a turn of its own, and a busy machine may let others go first.
  await eventually(() => expect(document.querySelector('#root > *')).not.toBe(null));
  await drawn();
}

const heading = () => findElement('h1').textContent;
const panel = () => document.querySelector('aside')?.textContent;

test('a page is drawn with what the build writes into its document, and its text has a digest', async () => {
  await open({ state });
  expect(document.title).toBe('Our team');
  expect([root.dir, root.lang]).toEqual(['rtl', 'en']);
  expect(root.getAttribute(DIGEST)).toBe('abc');
  expect(document.querySelector('main')).not.toBe(null);
  expect(panel()).toBe(undefined);
});

test('where there is no page, its title is that of the not-found page; where no site, it says so', async () => {
  const notFound = { title: 'Nothing here', text: '', action: { label: '', href: '/' } };
  const site = { ...siteData, site: { ...siteData.site, notFound } };
  await open({ state: { ...state, site, page: null } });
  expect(document.title).toBe('Nothing here');
  expect(heading()).toContain('Nothing here');
  vi.resetModules();
  root.removeAttribute(HYDRATED);
  document.body.innerHTML = '<div id="root"></div>';
  await open({ state: { ...state, site: null, page: null } });
  expect(document.title).toBe('No site yet');
  expect(heading()).toBe('No site yet');
});

test('problems are told over the page', async () => {
  await open({
    state,
    problems: { problems: [unknownField], failures: ['The worker has ended.'] },
  });
  expect(panel()).toContain('2 problems in the site.');
  expect(panel()).toContain('There is no field "titel".');
  expect(document.title).toBe('Our team');
  findElement('aside button').click();
  await drawn();
  expect(panel()).toBe('2 problems in the site. The last good page is shown.');
});

test('over a page that is gone it does not say that one is shown', async () => {
  await open({
    state: { ...state, page: null, file: null },
    problems: { problems: [unknownField], failures: [] },
  });
  expect(panel()).toContain('1 problem in the site.');
  expect(panel()).not.toContain('last good page');
});

test('a page that cannot be drawn says why, over how it was drawn last', async () => {
  await open({ problems: { problems: [unknownField], failures: [] } });
  expect(heading()).toBe('This page cannot be drawn yet');
  expect(panel()).toContain('No connection to /dev/state.json');
  expect(panel()).toContain('2 problems');

  vi.resetModules();
  root.removeAttribute(HYDRATED);
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem('last-good:/team', '<h1>As it was</h1>');
  await open({});
  expect(heading()).toBe('As it was');
  expect(findElement('#root > div').hasAttribute('inert')).toBe(true);
});

test('a block that throws is told of, and what was drawn last is kept for the next time', async () => {
  await open({ state });
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('last-good:/team')).toContain('<main');

  vi.resetModules();
  root.removeAttribute(HYDRATED);
  document.body.innerHTML = '<div id="root"></div>';
  const blocks = [{ type: 'missing' }];
  await open({ state: { ...state, page: { ...emptyPage, page: { title: '', blocks } } } });
  await eventually(() =>
    expect(panel()).toContain('There is no component for the block type "missing".'),
  );
  await eventually(() => expect(findElement('#root > div').hasAttribute('inert')).toBe(true));
});

test('problems that cannot be asked for are told of, too', async () => {
  await open({ state, problems: undefined });
  expect(panel()).toContain('No connection to /dev/problems.json');
});

test('a module of the engine that cannot be loaded is told of, over how the page was drawn last', async () => {
  vi.doMock('./entry-gallery.tsx', () => {
    throw new Error('A mistake in the engine');
  });
  const script = document.head.appendChild(document.createElement('script'));
  script.setAttribute(ENTRY, 'gallery');
  await import('./start.ts');
  expect(heading()).toBe('This page cannot be drawn yet');
  expect(findElement('pre').textContent).toContain('error when mocking a module');
  expect(findElement('aside').ariaLabel).toBe('Problems');
  expect(document.body.firstElementChild?.hasAttribute('inert')).toBe(true);
  localStorage.setItem('last-good:/team', '<h1>As it was</h1>');
  vi.resetModules();
  await import('./start.ts');
  expect(heading()).toBe('As it was');
});

test('what has changed is drawn, with the theme as it is now, and what was drawn before is kept', async () => {
  await open({ state: { ...state, mark: 'A draft.' } });
  await eventually(() => expect(document.body.textContent).toContain('A draft.'));
  expect(localStorage.getItem('last-good:/team')).toBe(null);
  const head = { ...emptyPage.head, title: 'All of us' };
  answers.state = { ...state, page: { ...emptyPage, head } };
  await tell(SITE_CHANGED);
  expect(document.title).toBe('All of us');
  expect(document.body.textContent).not.toContain('A draft.');
  expect(asked.toSorted()).toEqual([
    '/dev/problems.json',
    '/dev/state.json?route=%2Fteam',
    '/dev/theme.css?route=%2Fteam',
  ]);
  await eventually(() => expect(localStorage.getItem('last-good:/team')).toContain('<main'));
  // It is at hand although the browser has forgotten it.
  localStorage.clear();
  answers.state = {
    ...state,
    page: { ...emptyPage, page: { title: '', blocks: [{ type: 'no' }] } },
  };
  await tell(SITE_CHANGED);
  await eventually(() =>
    expect(panel()).toContain('There is no component for the block type "no"'),
  );
  expect(document.querySelector('#root > div[inert] main')).not.toBe(null);
});

test('while the server does not answer, the page that is shown stays, with what somebody writes in it', async () => {
  await open({ state });
  await eventually(() => expect(document.querySelector('main')).not.toBe(null));
  const main = findElement('main');
  answers = {};
  for (let time = 0; time < 2; time += 1) {
    await tell(SITE_CHANGED);
    expect(panel()).toContain('No connection to /dev/state.json');
    expect(document.querySelector('main')).toBe(main);
    expect(document.querySelector('[inert]')).toBe(null);
  }
  answers = { state: { ...state, digest: 'def' }, problems: { problems: [], failures: [] } };
  await tell(SITE_CHANGED);
  expect(panel()).toBe(undefined);
  expect(root.getAttribute(DIGEST)).toBe('def');
});

test('what is announced is shown, and no more once it is not', async () => {
  const site = { ...state.site, announcement: { id: '1', text: 'We move.' } };
  await open({ state: { ...state, site } });
  expect(findElement('aside.announcement').textContent).toBe('We move.');
  answers.state = state;
  await tell(SITE_CHANGED);
  expect(document.querySelector('aside.announcement')).toBe(null);
});

const err = { id: '/engine/Page.tsx', message: 'Unexpected token', stack: '' };

test('a mistake in a module of the engine is told of until it is corrected', async () => {
  await open({ state, loads: false });
  await tell('vite:error', { err });
  expect(asked).toEqual(['/dev/module-loads.json?id=%2Fengine%2FPage.tsx']);
  expect(panel()).toContain('1 problem in the site');
  expect(panel()).toContain('Unexpected token');
  await tell('vite:beforeUpdate');
  expect(panel()).toBe(undefined);
  // Nothing has failed to be drawn.
  await tell('vite:afterUpdate');
  expect(asked).toEqual([]);
});

test.each([
  ['which has been mended meanwhile', true, false],
  ['which the server cannot tell of', 'No.', true],
])('of a module %s it is told: %s', async (_, loads, isTold) => {
  await open({ state, loads });
  await tell('vite:error', { err });
  expect(panel() !== undefined).toBe(isTold);
});

test('what is told of a module before it is corrected says nothing any more', async () => {
  await open({ state, loads: false });
  void tell('vite:error', { err });
  await tell('vite:beforeUpdate');
  expect(panel()).toBe(undefined);
});

test('what could not be drawn is tried again once a module is corrected', async () => {
  await open({});
  expect(heading()).toBe('This page cannot be drawn yet');
  answers.state = state;
  await tell('vite:afterUpdate');
  expect(document.title).toBe('Our team');
  expect(panel()).toBe(undefined);
});
