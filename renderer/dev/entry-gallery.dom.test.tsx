import { beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import { siteData } from '../../test-support/render-on-site.tsx';
import { THEME } from '../contract.ts';
import { CopiedExample } from './gallery/CopiedExample.tsx';
import { emptyPage } from '../../test-support/content/empty-page.ts';

const root = document.documentElement;
/** Without blocks, whose frames would not be loaded here. */
const guide = {
  blocks: [],
  pieces: ['action', 'picture'].map((name) => ({ name, title: '', description: '', fields: [] })),
};
const data = {
  ...emptyPage,
  page: { title: 'Hero', blocks: [{ type: 'hero' }] },
  scripts: { hero: 'data:text/javascript,export%20default%20()=>"Our%20bread"' },
};
const files: Record<string, unknown> = {
  '/dev/blocks.json': guide,
  '/dev/theme-choices.json': [
    {
      name: 'space',
      title: 'Space',
      description: '',
      values: ['compact', 'regular'],
      now: 'regular',
    },
  ],
  '/dev/examples/hero.json': { site: siteData, data },
  '/dev/examples/hero.json?header=centered': {
    site: { ...siteData, headerLook: 'centered' },
    data,
  },
};
vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(files[url] ?? {})));
const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Object.assign(HTMLElement.prototype, { scrollIntoView });

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
});

test('the gallery shows what its address leads to, which was not there yet when it was opened', async () => {
  history.replaceState(null, '', '/_blocks#picture');
  await import('./entry-gallery.tsx');
  await drawn();
  expect(document.title).toBe('Blocks');
  expect(scrollIntoView.mock.contexts).toEqual([findElement('#picture')]);
});

test('a choice of the theme is named by the address, and its sheet is asked for', async () => {
  history.replaceState(null, '', '/_blocks#picture');
  const asked = vi.spyOn(globalThis, 'fetch');
  await import('./entry-gallery.tsx');
  await drawn();
  expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('/dev/theme.css'));
  const field = document.querySelector('select');
  if (!field) throw new Error('There is no field.');
  field.value = 'compact';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
  expect(location.href).toMatch(/\/_blocks\?space=compact#picture$/);
  expect(asked).toHaveBeenCalledWith('/dev/theme.css?space=compact&route=%2F');
  expect(findElement('[role="status"]').textContent).toContain('theme: { space: compact }');
});

test('the YAML of an example is copied, or it says that this is not allowed', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const block = { name: 'hero', title: 'Hero', description: '', fields: [] };
  mountOnSite(<CopiedExample {...block} example="- type: hero" />);
  const said = findElement('[role="status"]');
  findElement('button').click();
  await drawn();
  expect(writeText.mock.calls).toEqual([['- type: hero']]);
  expect(said.textContent).toBe('Copied');
  writeText.mockRejectedValue(new Error('Not allowed'));
  findElement('button').click();
  await drawn();
  expect(said.textContent).toBe('The browser does not allow copying. Select the text instead.');
});

test.each([
  ['?theme=dark', 'dark'],
  ['', 'light'],
])('the example at %s is drawn in its theme', async (search, theme) => {
  history.replaceState(null, '', `/_blocks/hero${search}`);
  await import('./entry-example.tsx');
  await drawn();
  expect(root.getAttribute(THEME)).toBe(theme);
  expect(document.title).toBe('Hero');
  expect(findElement('main').textContent).toBe('Our bread');
});

test('an example below a header is a page of the site, with the look that the address names', async () => {
  history.replaceState(null, '', '/_blocks/hero?theme=light&header=centered');
  await import('./entry-example.tsx');
  await drawn();
  expect(findElement('main').textContent).toBe('Our bread');
  expect(findElement('header').classList).toContain('centered');
});
