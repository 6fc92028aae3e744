import { expect, test } from 'vitest';
import { TriedPicture } from './tried-picture.ts';

const URL_OF_IT = 'blob:http://localhost/1';
const PICTURE =
  '<picture><source type="image/avif" srcset="/media/a.avif 480w"><img src="/media/a.jpg" alt="A"></picture>';

function lay(): HTMLImageElement[] {
  document.body.innerHTML = PICTURE;
  return [...document.querySelectorAll('img')];
}

test('a picture is shown in each format, and what was there comes back as it was', () => {
  const [tried, images] = [new TriedPicture(), lay()];
  tried.show(images, URL_OF_IT);
  expect(document.querySelector('source')?.srcset).toBe(URL_OF_IT);
  expect(images[0]?.src).toBe(URL_OF_IT);
  // Another one in its place.
  tried.show(images, `${URL_OF_IT}2`);
  expect(images[0]?.src).toBe(`${URL_OF_IT}2`);
  tried.show(images, '');
  expect(document.body.innerHTML).toBe(PICTURE);
});

test('what was drawn with a new one meanwhile stays', () => {
  const [tried, images] = [new TriedPicture(), lay()];
  tried.show(images, URL_OF_IT);
  images[0]?.setAttribute('src', '/media/b.jpg');
  tried.show(images, '');
  expect(images[0]?.getAttribute('src')).toBe('/media/b.jpg');
});
