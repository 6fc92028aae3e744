import { expect, onTestFinished, test, vi } from 'vitest';
import { THEME_SHEET } from '../contract.ts';
import { refreshTheme } from './theme-sheet.ts';

test('shows the theme as the server has it now, and keeps it where that has none', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.setAttribute(THEME_SHEET, '');
  const answers = [new Response('a { color: red }'), new Response('No.', { status: 500 })];
  const fetched = vi.fn<(url: string) => Promise<Response | undefined>>(() =>
    Promise.resolve(answers.shift()),
  );
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  history.replaceState(null, '', '/ja/team');
  await refreshTheme();
  expect(style.textContent).toBe('a { color: red }');
  await refreshTheme();
  expect(style.textContent).toBe('a { color: red }');
  // Each language may have fonts of its own.
  const asked = '/dev/theme.css?route=%2Fja%2Fteam';
  expect(fetched.mock.calls).toEqual([[asked], [asked]]);
});

test('does not touch a sheet that is the same', async () => {
  document.head.innerHTML = '';
  const style = document.head.appendChild(document.createElement('style'));
  style.setAttribute(THEME_SHEET, '');
  style.textContent = 'a { color: red }';
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('a { color: red }')));
  const shown = style.firstChild;
  await refreshTheme();
  expect(style.firstChild).toBe(shown);
});

test('has nothing to do on a page without such a sheet', async () => {
  document.head.innerHTML = '';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('a { color: red }')));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(refreshTheme()).resolves.toBeUndefined();
});
