import { beforeEach, expect, test } from 'vitest';
import { closeMenu, menuStore, toggleMenu, toggleMenuSection } from './menu.ts';

beforeEach(closeMenu);

test('the button opens and closes the menu', () => {
  toggleMenu();
  expect(menuStore.getState().open).toBe(true);
  toggleMenu();
  expect(menuStore.getState().open).toBe(false);
});

test('a section opens, closes on the second press, and gives way to another', () => {
  toggleMenu();
  toggleMenuSection('Services');
  expect(menuStore.getState().section).toBe('Services');
  toggleMenuSection('Resources');
  expect(menuStore.getState().section).toBe('Resources');
  toggleMenuSection('Resources');
  expect(menuStore.getState()).toEqual({ open: true, section: undefined });
});

test('closing the menu forgets the open section', () => {
  toggleMenu();
  toggleMenuSection('Services');
  closeMenu();
  expect(menuStore.getState()).toEqual({ open: false, section: undefined });
});
