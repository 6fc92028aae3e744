import { expect, it } from 'vitest';
import { findLinks, updateLinks } from './mend-links.ts';

const move = { from: '/services/audits', to: '/audits', siteUrl: 'https://www.site.example' };

it.each([
  ['href: /services/audits', 'href: /audits'],
  ["href: '/services/audits#costs' # /services/audits", "href: '/audits#costs' # /services/audits"],
  ['- { href: "/services/audits", name: A }', '- { href: "/audits", name: A }'],
  ['href: >-\n  /services/audits\n', 'href: >-\n  /audits\n'],
  ['href: https://www.site.example/services/audits', 'href: https://www.site.example/audits'],
  [
    'text: See [a](/services/audits), [b](/services/audits#c).',
    'text: See [a](/audits), [b](/audits#c).',
  ],
  [
    'text: >-\n  See [an\n  audit](/services/audits).\n',
    'text: >-\n  See [an\n  audit](/audits).\n',
  ],
])('mends %j', (text, mended) => {
  expect(updateLinks(text, move).text).toBe(mended);
});

it.each([
  'href: /services/audits-for-schools',
  'href: /services/audits/roofs',
  'href: /more/services/audits',
  'href: https://www.other.example/services/audits',
  'text: Our files lie in /services/audits now.',
  '/services/audits: a key',
  'text: "(/services/audits)"',
])('leaves %j alone', (text) => {
  expect(updateLinks(text, move)).toEqual({ text, lines: [] });
});

it('says the lines of what it mended', () => {
  expect(updateLinks('a: 1\nb: /services/audits\nc: [/services/audits]\n', move).lines).toEqual([
    2, 3,
  ]);
});

it('finds links that are put together from values', () => {
  const references = new Map([['facts.folder', '/services']]);
  const text = "a: /services\nhref: '{facts.folder}/audits#costs'\nb: '{facts.folder}/roofs'\n";
  expect(updateLinks(text, move).text).toBe(text);
  expect(findLinks(text, move, references)).toEqual([2]);
});
