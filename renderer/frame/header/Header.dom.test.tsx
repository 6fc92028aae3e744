import { afterEach, expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { MENU_OPEN, MENU_TOGGLE } from '../../contract.ts';
import type { Room } from '../../data/types.ts';
import { closeMenu } from '../../state/menu.ts';
import { Header } from './Header.tsx';

/** What was asked of the screen, and who is told when it changes. */
const asked: string[] = [];
const screen = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', (query: string) => {
  asked.push(query);
  return screen;
});
afterEach(closeMenu);

const { openMenu, closeMenu: closeIt } = siteData.messages;
const toggle = () => findElement(`[${MENU_TOGGLE}]`);
const icon = () => toggle().querySelector('use')?.getAttribute('href');
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
const isOpen = () => document.documentElement.hasAttribute(MENU_OPEN);

/** Opens the menu, with the focus elsewhere. */
async function open(...navigationRoom: Room[]): Promise<void> {
  mountOnSite(<Header />, { ...siteData, navigationRoom });
  toggle().click();
  await drawn();
}

test('its button opens the menu, then closes it', async () => {
  mountOnSite(<Header />);
  expect([toggle().getAttribute('aria-label'), icon(), isOpen()]).toEqual([
    openMenu,
    '/icons.svg#menu',
    false,
  ]);
  toggle().click();
  await drawn();
  expect([toggle().getAttribute('aria-label'), icon(), isOpen()]).toEqual([
    closeIt,
    '/icons.svg#x',
    true,
  ]);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  toggle().click();
  await drawn();
  expect(isOpen()).toBe(false);
});

test('Escape closes it and gives the focus to its button; other keys do not', async () => {
  await open();
  press('a');
  await drawn();
  expect(isOpen()).toBe(true);
  press('Escape');
  await drawn();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
  toggle().blur();
  press('Escape');
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['usual', '(min-width: 64rem)'],
  ['middle', '(min-width: 80rem)'],
  ['late', '(min-width: 90rem)'],
  ['never', 'not all'],
] as const)('where the room is %s, it closes once the screen is %s', async (room, query) => {
  asked.length = 0;
  await open(room);
  expect(asked).toContain(query);
  screen.dispatchEvent(new Event('change'));
  await drawn();
  expect(isOpen()).toBe(false);
});
