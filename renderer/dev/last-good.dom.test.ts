import { afterEach, expect, test, vi } from 'vitest';
import { lastGood, nodesOf, pictureOf, store } from './last-good.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function picture(html: string) {
  document.head.innerHTML = '<style>p { color: red }</style>';
  document.body.innerHTML = `<div>${html}</div>`;
  return pictureOf(document.body);
}

test('a page comes back as it was drawn, with its styles', () => {
  expect(lastGood()).toBe(undefined);
  store(picture('<p>Words</p>'));
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  const page = lastGood();
  const holder = document.createElement('div');
  holder.append(...(page ? nodesOf(page) : []));
  expect(page?.path).toBe('/team');
  expect(holder.innerHTML).toBe('<style>p { color: red }</style><div><p>Words</p></div>');
  history.replaceState(null, '', '/services');
  expect(lastGood()).toBe(undefined);
  history.replaceState(null, '', '/team');
});

test('where there is no more room, other pages lose theirs and nothing else does', () => {
  const kept = new Map([
    ['last-good:/a', 'A'],
    ['theme', 'dark'],
  ]);
  const storage = Object.assign(Object.fromEntries(kept), {
    clear: () => undefined,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('localStorage', storage);
  store(picture('<p>Words</p>'));
  expect([...kept.keys()]).toEqual(['theme']);
});
