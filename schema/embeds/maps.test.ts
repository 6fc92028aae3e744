import { expect, test } from 'vitest';
import { mapAtGoogle, mapAtOpenStreetMap } from './maps.ts';

const google = (path: string) => mapAtGoogle(new URL(path, 'https://www.google.com'));
const openStreetMap = (path: string) =>
  mapAtOpenStreetMap(new URL(path, 'https://www.openstreetmap.org'));

test.each([
  ['/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
  [
    '/maps/place/Alderton+Mill/@52.1,1.3,17z',
    'https://www.google.com/maps?q=Alderton%20Mill&output=embed',
  ],
  ['/maps/search/caf%C3%A9', 'https://www.google.com/maps?q=caf%C3%A9&output=embed'],
  ['/maps/place/100%/@52.1,1.3', 'https://www.google.com/maps?q=100%25&output=embed'],
  ['/maps?q=Alderton', 'https://www.google.com/maps?q=Alderton&output=embed'],
  ['/maps/search/?api=1&query=Alderton', 'https://www.google.com/maps?q=Alderton&output=embed'],
])('Google shows a frame of %s', (path, address) => {
  expect(google(path)).toBe(address);
});

test.each(['/maps', '/maps/place/', '/maps/@52.1,1.3,17z', '/search/Alderton'])(
  'Google has no frame for %s, which names no place',
  (path) => {
    expect(google(path)).toBeUndefined();
  },
);

test('OpenStreetMap frames what an address shows, as large at each zoom', () => {
  const embed = 'https://www.openstreetmap.org/export/embed.html';
  expect(openStreetMap('/export/embed.html?bbox=1')).toBe(`${embed}?bbox=1`);
  expect(openStreetMap('/#map=8/0/10')).toBe(
    `${embed}?bbox=7.890625%2C-1.195313%2C12.109375%2C1.195313&layer=mapnik`,
  );
  // A map of the north shows fewer degrees of latitude in the same height.
  expect(openStreetMap('/#map=9/60/-10')).toBe(
    `${embed}?bbox=-11.054688%2C59.701172%2C-8.945313%2C60.298828&layer=mapnik`,
  );
});

test('with its marker, if it has one', () => {
  const marked = openStreetMap('/?mlat=52.1&mlon=1.3#map=17/52.1/1.3');
  expect(new URL(marked ?? '').searchParams.get('marker')).toBe('52.1,1.3');
  const half = openStreetMap('/?mlat=52.1#map=17/52.1/1.3');
  expect(new URL(half ?? '').searchParams.get('marker')).toBe(null);
  expect(openStreetMap('/?mlat=52.1&mlon=1.3')).toBeUndefined();
});
