import { expect, test } from 'vitest';
import { ownRoute, warnAboutAddress } from './link-warnings.ts';

const context = {
  routes: new Map([['/team', 'pages/team.yaml']]),
  siteUrl: 'https://www.alder.example',
};
const found = (href: string) => {
  const { id, message, suggestion } = warnAboutAddress(href, context) ?? {};
  return [id, message, suggestion];
};
const NOTHING = [undefined, undefined, undefined];

test('a link to the top of the page leads nowhere', () => {
  expect(found('#')).toEqual([
    'dead-link',
    'This link leads nowhere: # alone is the top of the page.',
    'Write the address of a page, or remove the link.',
  ]);
  expect(found('#place')).toEqual(NOTHING);
});

test.each(['http://192.168.0.1/a', 'https://[::1]/'])('%s is the number of a machine', (href) => {
  expect(found(href)[0]).toBe('bare-ip-address');
});

test('a page of this site that is linked with its domain is there', () => {
  expect(found('https://www.alder.example/team/#ann')).toEqual(NOTHING);
  expect(found('https://www.alder.example/teem#ann')).toEqual([
    'broken-own-address',
    'This site has no page /teem.',
    'Did you mean `/team#ann`?',
  ]);
  expect(found('https://www.alder.example/elsewhere')[2]).toBe(
    'Write links to this site without the domain, such as /a-page.',
  );
  expect(found('https://shop.example/teem')).toEqual(NOTHING);
});

test('only pages of the own domain have a route, and no files', () => {
  const { siteUrl } = context;
  expect(ownRoute('https://www.alder.example/team/', siteUrl)).toBe('/team');
  expect(ownRoute('https://www.alder.example/', siteUrl)).toBe('/');
  expect(ownRoute('https://www.alder.example/plan.pdf', siteUrl)).toBe(undefined);
  expect(ownRoute('https://www.alder.example:8080/team', siteUrl)).toBe(undefined);
  expect(ownRoute('/team', siteUrl)).toBe(undefined);
  expect(ownRoute('https://www.alder.example/team', undefined)).toBe(undefined);
});
