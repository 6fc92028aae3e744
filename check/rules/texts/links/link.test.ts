import { expect, test } from 'vitest';
import { checkAddress } from './link.ts';

const routes = new Map(
  ['/', '/team', '/services/audits', '/over-ons'].map((route) => [route, `pages${route}.yaml`]),
);
const places = new Map<string | undefined, Set<string>>([
  [undefined, new Set(['prices', 'hours'])],
  ['/team', new Set(['ann', 'bob'])],
  ['/services/audits', new Set()],
]);
const context = {
  routes,
  publicFiles: new Set(['/plan.pdf']),
  anchors: (route: string | undefined) => places.get(route),
};

/** The messages about an address, and what to write instead. */
const found = (href: string) => {
  const { id, message, suggestion, replacement } = checkAddress(href, context) ?? {};
  return [id, message, suggestion, replacement];
};

test.each([
  '/team',
  '/',
  '#prices',
  '/team#ann',
  '/over-ons#',
  '/over-ons#place-on-a-page-that-cannot-be-read',
  '/plan.pdf',
  '/plan.pdf#page=2',
  'https://shop.example/a?b=c',
  'mailto:ann@shop.example',
  'mailto:ann@shop.example?subject=Bread',
  'tel:+4930123',
  'tel:(030)123-45.6',
])('%s can be followed', (href) => {
  expect(checkAddress(href, context)).toBe(undefined);
});

const HIDDEN =
  'This address hides where it leads: it starts with two slashes or contains a backslash.';

test.each([
  [
    'javascript:alert(1)',
    'An address that starts with `javascript:` can run a script or open a file.',
  ],
  [
    '&#x6a;avascript:x',
    'An address that starts with `javascript:` can run a script or open a file.',
  ],
  [
    '&#106;avascript:x',
    'An address that starts with `javascript:` can run a script or open a file.',
  ],
  ['%6aavascript:x', 'An address that starts with `javascript:` can run a script or open a file.'],
  [
    'java\u200bscript&colon;x',
    'An address that starts with `javascript:` can run a script or open a file.',
  ],
  ['&#x110000;data:x', 'An address that starts with `data:` can run a script or open a file.'],
  ['//evil.example', HIDDEN],
  ['\\\\evil.example', HIDDEN],
  ['/\\evil.example', HIDDEN],
  ['/team\\a', HIDDEN],
  [
    'https://bank.example@evil.example/',
    'This address leads to evil.example: the name before the @ is ignored.',
  ],
  [
    'https://:word@evil.example/',
    'This address leads to evil.example: the name before the @ is ignored.',
  ],
])('%s is not safe', (href, message) => {
  expect(found(href).slice(0, 2)).toEqual(['unsafe-address', message]);
});

test.each([
  ['<iframe src="https://video.example/x"></iframe>', 'https://video.example/x'],
  [
    "<iframe width=5 src='//www.youtube.com/embed/abc?start=3'></iframe>",
    'https://www.youtube.com/watch?v=abc',
  ],
])('of %s the address is meant', (html, address) => {
  expect(found(html)).toEqual([
    'wrong-address',
    'This is HTML for embedding, but an address is expected here.',
    `Did you mean \`${address}\`?`,
    address,
  ]);
});

test('HTML without an address has none to offer', () => {
  expect(found('<iframe src="x.html"></iframe>').slice(2)).toEqual([
    'Write only the address of the page, https://...',
    undefined,
  ]);
});

test.each([
  ['tel:+49 30 123', 'tel:+4930123'],
  ['team', '/team'],
  ['/Over ons', '/over-ons'],
  ['http://shop.example', 'https://shop.example'],
  ['/team?x=y', '/team'],
  ['/team/', '/team'],
  ['/Team', '/team'],
  ['/index.html', '/'],
  ['/services/audits.yaml', '/services/audits'],
  ['/teem', '/team'],
  ['/audits', '/services/audits'],
  ['/teem#ann', '/team#ann'],
  ['#price', '#prices'],
  ['/team#bobb', '/team#bob'],
  ['ann@shop.example', 'mailto:ann@shop.example'],
  ['www.shop', 'https://www.shop'],
  ['shop.example/a', 'https://shop.example/a'],
])('%s is probably %s', (href, address) => {
  expect(found(href).slice(2)).toEqual([`Did you mean \`${address}\`?`, address]);
});

test.each([
  ['/Naar Huis', 'Did you mean `/naar-huis`?'],
  ['/nowhere', 'Its file would be pages/nowhere.yaml.'],
  ['/neue-seite.html?a=b', 'Its file would be pages/neue-seite.yaml.'],
  ['#nowhere', 'It has #prices, #hours.'],
  ['/team#nowhere', 'It has #ann, #bob.'],
  ['/services/audits#nowhere', undefined],
  ['/team a:b', 'Write %20 for a space.'],
  ['HTTPS://shop.example', 'Write https:// in lowercase letters.'],
  ['Tel:123', 'Write tel: in lowercase letters.'],
  ['nonsense', 'An address is /a-page, #place, https://..., mailto:... or tel:...'],
  ['ftp://shop.example', undefined],
  ['https://', undefined],
  ['https://localhost', undefined],
  ['mailto:ann', 'Write mailto:name@example.com.'],
  ['tel:ann', 'Write tel:+49301234567, without spaces.'],
])('what is meant by %s nobody can tell', (href, suggestion) => {
  expect(found(href).slice(2)).toEqual([suggestion, undefined]);
});

test('of many places eight are named', () => {
  const many = new Set('abcdefghi'.split('').map((name) => `place-${name}`));
  expect(checkAddress('#nowhere-at-all', { ...context, anchors: () => many })?.suggestion).toBe(
    'It has #place-a, #place-b, #place-c, #place-d, #place-e, #place-f, #place-g, #place-h.',
  );
});

test('a place is missed on the page itself, or on another one', () => {
  expect(found('#nowhere')[1]).toBe('There is no `#nowhere` on this page.');
  expect(found('/team#nowhere')[1]).toBe('There is no `#nowhere` on the page /team.');
});
