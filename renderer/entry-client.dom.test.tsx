import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { findElement } from '../test-support/find-element.ts';
import { siteData } from '../test-support/render-on-site.tsx';
import { HYDRATED, THEME } from './contract.ts';
import type { RouteState } from './routing/use-route.ts';
import { emptyPage } from '../test-support/content/empty-page.ts';

// The server draws some parts that the browser loads.
vi.stubEnv('SSR', true);
const { App } = await import('./App.tsx');
vi.unstubAllEnvs();
vi.resetModules();
const { hydrate } = await import('./entry-client.tsx');

const root = document.documentElement;
const files: Record<string, unknown> = { '/site.json': siteData, '/team/page.json': emptyPage };
const fetched = vi.fn<(url: string) => Promise<Response>>((url) =>
  Promise.resolve(url in files ? Response.json(files[url]) : new Response('', { status: 404 })),
);
vi.stubGlobal('fetch', fetched);

/** The document as it was prerendered. */
function open(first: RouteState, attributes: string): void {
  root.removeAttribute(HYDRATED);
  root.removeAttribute(THEME);
  const html = renderToString(<App site={siteData} first={first} path={first.path} />);
  document.body.innerHTML = `<div id="root" ${attributes}>${html}</div>`;
}

beforeEach(() => fetched.mockClear());

test('the page is hydrated, then React listens, then what was pressed is done', async () => {
  open(
    { kind: 'page', path: '/team', data: emptyPage, components: new Map() },
    'data-site="/site.json" data-page="/team/page.json"',
  );
  const main = findElement('main');
  const switchTheme = findElement(`[aria-label="${siteData.messages.switchTheme}"]`);
  const themeThen: (string | null)[] = [];
  await hydrate([{ target: switchTheme, key: '' }], () => themeThen.push(root.getAttribute(THEME)));
  expect(themeThen).toEqual([null]);
  expect(root.hasAttribute(HYDRATED)).toBe(true);
  await eventually(() => expect(root.getAttribute(THEME)).toBe('dark'));
  expect(findElement('main')).toBe(main);
  expect(fetched.mock.calls.flat()).toEqual(['/site.json', '/team/page.json']);
  // Links are fetched ahead from now on.
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/services';
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetched.mock.lastCall).toEqual(['/services/page.json']);
});

test('the document for unknown paths has no data of its own', async () => {
  open({ kind: 'not-found', path: '/team' }, 'data-site="/site.json"');
  await hydrate([], () => undefined);
  expect(fetched.mock.calls.flat()).toEqual(['/site.json']);
  expect(root.hasAttribute(HYDRATED)).toBe(true);
});

test('what the prerender has not made cannot be hydrated', async () => {
  open({ kind: 'not-found', path: '/team' }, '');
  const sentence = 'This document was not made by the prerender.';
  await expect(hydrate([], () => undefined)).rejects.toThrow(sentence);
  document.body.innerHTML = '';
  await expect(hydrate([], () => undefined)).rejects.toThrow(sentence);
  expect(root.hasAttribute(HYDRATED)).toBe(false);
});
