import { afterEach, expect, test, vi } from 'vitest';
import { boxOf } from './box-of.ts';

/** A document with the elements of a block there: left, top, width, height. */
function show(...places: [left: number, top: number, width: number, height: number][]): void {
  document.body.innerHTML = '<p class="block"></p>'.repeat(places.length);
  for (const [at, element] of [...document.querySelectorAll('p')].entries())
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(...(places[at] ?? [])));
}

const box = (selector = '.block') => boxOf(selector);

afterEach(() => vi.unstubAllGlobals());

test('a block has the box around all of its elements', async () => {
  show([10, 20, 100, 30], [5, 60, 50, 40], [30, 40, 200, 10]);
  expect(await box()).toEqual({ x: 5, y: 20, width: 225, height: 80 });
});

test('it is told in pixels of the page, however far that is scrolled', async () => {
  vi.stubGlobal('scrollX', 7);
  vi.stubGlobal('scrollY', 300);
  show([10, -20, 100, 30]);
  expect(await box()).toEqual({ x: 17, y: 280, width: 100, height: 30 });
});

test('what takes no room is left out, and of nothing else there is no box', async () => {
  show([0, 0, 0, 30], [10, 20, 1, 1], [0, 0, 30, 0]);
  expect(await box()).toEqual({ x: 10, y: 20, width: 1, height: 1 });
  show([0, 0, 0, 30], [0, 0, 30, 0]);
  expect(await box()).toBeUndefined();
  expect(await box('.other')).toBeUndefined();
});

test('pictures are there first, also those that would wait to be seen; a broken one is not waited for', async () => {
  show([10, 20, 100, 30]);
  const paragraph = document.querySelector('p');
  const images = ['a.jpg', 'b.jpg'].map(() => document.createElement('img'));
  const [first, second] = images;
  paragraph?.append(...images);
  let arrived = false;
  Object.assign(first ?? {}, {
    loading: 'lazy',
    decode: async () => {
      await Promise.resolve();
      arrived = true;
    },
  });
  Object.assign(second ?? {}, { decode: () => Promise.reject(new Error('broken')) });
  expect(await box()).toEqual({ x: 10, y: 20, width: 100, height: 30 });
  expect(arrived).toBe(true);
  expect(first?.loading).toBe('eager');
});
