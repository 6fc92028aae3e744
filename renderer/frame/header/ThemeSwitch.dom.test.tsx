import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { THEME } from '../../contract.ts';
import { currentTheme, THEME_KEY } from '../../state/theme.ts';
import { ThemeButton, ThemeSwitch } from './ThemeSwitch.tsx';

const { lightTheme, darkTheme, switchTheme } = siteData.messages;
const root = document.documentElement;

/** What the system prefers; listeners are told of changes. */
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => {
  root.removeAttribute(THEME);
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const buttons = () => [...document.querySelectorAll('button')];
const pressed = () =>
  buttons()
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.textContent);
const label = () => buttons()[0]?.getAttribute('aria-label');
const press = (at: number) => buttons()[at]?.click();

test('without a choice the theme is what the system prefers, and follows it', async () => {
  mountOnSite(<ThemeSwitch />);
  expect(buttons().map((button) => button.textContent)).toEqual([lightTheme, darkTheme]);
  expect([currentTheme(), pressed()]).toEqual(['light', [lightTheme]]);
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  await drawn();
  expect([currentTheme(), pressed()]).toEqual(['dark', [darkTheme]]);
});

test('what a visitor has chosen is shown and remembered, whatever the system prefers', async () => {
  mountOnSite(<ThemeSwitch />);
  press(1);
  await drawn();
  expect([root.getAttribute(THEME), localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark']);
  expect(pressed()).toEqual([darkTheme]);
  system.matches = true;
  press(0);
  await drawn();
  expect([currentTheme(), localStorage.getItem(THEME_KEY), pressed()]).toEqual([
    'light',
    'light',
    [lightTheme],
  ]);
});

test('a switch that is gone follows nothing', () => {
  const unmount = mountOnSite(<ThemeSwitch />);
  const stop = vi.spyOn(system, 'removeEventListener');
  unmount();
  expect(stop.mock.calls.map(([name]) => name)).toEqual(['change']);
});

test('the button of the bar shows the other theme, also where nothing can be remembered', async () => {
  vi.stubGlobal('localStorage', {
    clear: () => undefined,
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  mountOnSite(<ThemeButton />);
  expect(label()).toBe(`${switchTheme}: ${darkTheme}`);
  press(0);
  expect(currentTheme()).toBe('dark');
  await drawn();
  expect(label()).toBe(`${switchTheme}: ${lightTheme}`);
  press(0);
  expect(currentTheme()).toBe('light');
  root.setAttribute(THEME, 'unknown');
  system.matches = true;
  press(0);
  expect(currentTheme()).toBe('light');
});
