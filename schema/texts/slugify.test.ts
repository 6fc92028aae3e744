import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Lena Müller', 'lena-mueller'],
  ['über uns', 'ueber-uns'],
  ['Brötchen & Straße', 'broetchen-strasse'],
  ['Lena Mu\u0308ller', 'lena-mueller'],
  ['Café Señor', 'cafe-senor'],
  ['--Our  Work_2026--', 'our-work-2026'],
  ['!?', ''],
])('makes %s fit for an address', (words, slug) => {
  expect(slugify(words)).toBe(slug);
});
