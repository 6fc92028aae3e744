import { expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { siteWithMenus } from '../../../test-support/content/site-with-menus.ts';
import Navigation from './Navigation.tsx';

const site = siteWithMenus(
  { title: 'Measure', items: [{ name: 'Sensors', href: '/sensors', icon: 'gauge' }] },
  { title: 'Build', items: [{ name: 'Roofs', href: '/roofs', icon: 'house' }] },
);

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const open = () =>
  [...document.querySelectorAll('button[aria-expanded="true"]')].map((one) => one.textContent);

test('a menu opens by a press and closes by another', async () => {
  mountOnSite(<Navigation />, site);
  await drawn();
  expect(open()).toEqual([]);
  button('About').click();
  await drawn();
  expect(open()).toEqual(['About']);
  button('Services').click();
  await drawn();
  expect(open()).toEqual(['Services']);
  button('Services').click();
  await drawn();
  expect(open()).toEqual([]);
});

test('of sections the first has room for columns, and only their links have icons', () => {
  mountOnSite(<Navigation />, site);
  const [main, side] = document.querySelectorAll('[role="group"] > div');
  expect([main?.textContent, side?.textContent]).toEqual(['MeasureSensors', 'BuildRoofs']);
  expect(main?.className).not.toBe(side?.className);
  expect(main?.querySelector('ul')?.hasAttribute('class')).toBe(true);
  expect(side?.querySelector('ul')?.hasAttribute('class')).toBe(false);
  const withIcons = [...document.querySelectorAll('a:has(svg)')].map((link) => link.textContent);
  expect(withIcons).toEqual(['Sensors', 'Roofs']);
  expect(findElement('ul').hasAttribute('style')).toBe(false);
});
