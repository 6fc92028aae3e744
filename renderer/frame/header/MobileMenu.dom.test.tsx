import { afterEach, expect, test, vi } from 'vitest';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { siteWithMenus } from '../../../test-support/content/site-with-menus.ts';
import { closeMenu } from '../../state/menu.ts';
import { MobileMenu } from './MobileMenu.tsx';

vi.stubGlobal('matchMedia', () => new EventTarget());
vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
afterEach(closeMenu);

const site = siteWithMenus({
  title: 'Measure',
  items: [{ name: 'Sensors', href: '/sensors', icon: 'gauge' }],
});

const buttons = () => [...document.querySelectorAll('button')];
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')]
    .find((element) => element.textContent === name)
    ?.click();
/** The sections that are open, for the ear and for the eye. */
const open = () => [
  buttons()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent),
  [...document.querySelectorAll('[data-open]')].map((section) => section.textContent),
];

test('one section is open at a time, and a second press closes it', async () => {
  mountOnSite(<MobileMenu />, { ...site, dark: 'none' });
  expect(buttons().map((button) => button.textContent)).toEqual(['About', 'Services']);
  expect(open()).toEqual([[], []]);
  press('About');
  await drawn();
  expect(open()).toEqual([['About'], ['Team']]);
  press('Services');
  await drawn();
  expect(open()).toEqual([['Services'], ['MeasureSensors']]);
  press('Services');
  await drawn();
  expect(open()).toEqual([[], []]);
});

test.each(['Team', 'Home'])('a press of %s closes the menu, with its sections', async (name) => {
  mountOnSite(<MobileMenu />, site);
  press('About');
  await drawn();
  press(name);
  await drawn();
  expect(open()).toEqual([[], []]);
});

test('icons are shown where the navigation names some, and themes to choose from where there are two', () => {
  const unmount = mountOnSite(<MobileMenu />, { ...site, dark: 'auto' });
  expect(document.querySelectorAll('a svg')).toHaveLength(1);
  expect(buttons()).toHaveLength(4);
  unmount();
  mountOnSite(<MobileMenu />, { ...site, dark: 'only' });
  expect(buttons()).toHaveLength(2);
});
