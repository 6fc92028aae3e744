import { expect, test } from 'vitest';
import { applyToData } from '../../../schema/apply-to-data.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { menuLinks, menuLists } from './menu-links.ts';
import { moveInto, putIn, takeOut } from './menu-operations.ts';

const link = (name: string, icon?: string) => ({ name, href: `/${name}`, ...(icon && { icon }) });
const SITE = {
  navigation: [
    link('home'),
    {
      name: 'Work',
      sections: [
        { title: 'Houses', items: [link('audits', 'map'), link('walls', 'box')] },
        { title: 'Roofs', items: [link('tiles', 'star')] },
      ],
    },
    { name: 'About', dropdownItems: [link('team')] },
  ],
};

const made = (operations: readonly Operation[]) => operations.reduce(applyToData, SITE);
const read = (site: unknown) => menuLinks(site).map(({ way, name }) => [...way, name].join(' > '));
const listOf = (...way: string[]) => {
  const list = menuLists(SITE).find((one) => one.way.join() === way.join());
  if (!list) throw new Error(`There is no menu ${way.join()}.`);
  return list;
};
const linkOf = (words: string) => {
  const found = menuLinks(SITE).find(({ name }) => name === words);
  if (!found) throw new Error(`There is no link ${words}.`);
  return found;
};

test('links are read from left to right, and lists are those that can take one more', () => {
  expect(read(SITE)).toEqual([
    'home',
    'Work > Houses > audits',
    'Work > Houses > walls',
    'Work > Roofs > tiles',
    'About > team',
  ]);
  expect(menuLists(SITE).map(({ way }) => way)).toEqual([
    [],
    ['Work', 'Houses'],
    ['Work', 'Roofs'],
    ['About'],
  ]);
  expect(menuLinks({ navigation: 'nothing' })).toEqual([]);
});

test('what goes takes along each section and menu that would be empty', () => {
  const without = (...names: string[]) =>
    read(made(takeOut(SITE, ({ name }) => names.includes(name))));
  expect(without('walls')).not.toContain('Work > Houses > walls');
  expect(without('tiles', 'audits')).toEqual(['home', 'Work > Houses > walls', 'About > team']);
  expect(made(takeOut(SITE, ({ name }) => name === 'team'))).toEqual({
    navigation: SITE.navigation.slice(0, 2),
  });
  expect(without('audits', 'walls', 'tiles', 'home')).toEqual(['About > team']);
  expect(takeOut(SITE, () => true)).toEqual([]);
});

test('a page comes to the end of a list, with an icon where all have one', () => {
  const page = { name: 'Tableau', href: '/tableau' };
  expect(putIn(SITE, listOf('Work', 'Houses'), page)).toEqual({
    op: 'insert',
    path: '/navigation/1/sections/0/items/2',
    value: { ...page, icon: 'box' },
  });
  expect(putIn(SITE, listOf(), page)).toEqual({ op: 'insert', path: '/navigation/3', value: page });
});

test('a link that moves leaves no empty menu behind', () => {
  expect(read(made(moveInto(SITE, linkOf('team'), listOf('Work', 'Roofs'))))).toEqual([
    'home',
    'Work > Houses > audits',
    'Work > Houses > walls',
    'Work > Roofs > tiles',
    'Work > Roofs > team',
  ]);
  expect(read(made(moveInto(SITE, linkOf('home'), listOf('About')))).at(-1)).toBe('About > home');
  expect(read(made(moveInto(SITE, linkOf('audits'), listOf()))).at(-1)).toBe('audits');
});
