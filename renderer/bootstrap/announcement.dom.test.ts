import { beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { ANNOUNCEMENT, DISMISSED } from '../contract.ts';

const root = document.documentElement;

/** Opens a page that announces something. */
async function open(id: string): Promise<void> {
  root.removeAttribute(DISMISSED);
  const script = document.createElement('script');
  script.setAttribute(ANNOUNCEMENT, id);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  vi.resetModules();
  await import('./announcement.ts');
}

function forbid(): never {
  throw new Error('Storage is forbidden');
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <main id="main" tabindex="-1"></main>
    <button data-announcement><b>×</b></button><button id="other"></button>`;
});

test('what was dismissed is gone on the next page, and what is announced next shows', async () => {
  await open('fair');
  findElement('#other').click();
  expect(root.hasAttribute(DISMISSED)).toBe(false);
  const focus = vi.spyOn(findElement('#main'), 'focus');
  // Anyone else who hears of the press may keep it.
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  findElement('b').click();
  expect(root.hasAttribute(DISMISSED)).toBe(true);
  expect(document.activeElement).toBe(findElement('#main'));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  await open('fair');
  expect(root.hasAttribute(DISMISSED)).toBe(true);
  await open('move');
  expect(root.hasAttribute(DISMISSED)).toBe(false);
});

test('without storage it is dismissed for this page', async () => {
  vi.stubGlobal('localStorage', { clear: forbid, getItem: forbid, setItem: forbid });
  await open('fair');
  expect(root.hasAttribute(DISMISSED)).toBe(false);
  findElement('b').click();
  expect(root.hasAttribute(DISMISSED)).toBe(true);
  vi.unstubAllGlobals();
});
