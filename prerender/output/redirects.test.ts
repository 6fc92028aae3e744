import { expect, test } from 'vitest';
import { site } from '../../test-support/render-on-site.tsx';
import { redirectDocuments, redirectFile } from './redirects.ts';

test('each old address leads on to its page, which is the one to be found', () => {
  const redirects = { '/audits': '/services/audits', '/people': '/team' };
  const documents = redirectDocuments({ ...site, redirects }, []);
  expect([...documents.keys()]).toEqual(['audits/index.html', 'people/index.html']);
  const html = documents.get('audits/index.html');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('content="0; url=/services/audits"');
  expect(html).toContain('rel="canonical" href="https://www.site.example/services/audits"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/services/audits">');
});

test('an address of another site is named as it is, and never as markup', () => {
  const to = 'https://shop.example/?a=1&b="2"';
  const [html = ''] = redirectDocuments({ ...site, redirects: { '/shop': to } }, []).values();
  expect(html).toContain('<a href="https://shop.example/?a=1&amp;b=&quot;2&quot;">');
  expect(html).not.toContain('www.site.example');
});

test('there is a document where a host would send it, and never in the place of a page', () => {
  const redirects = {
    '/old.html': '/team',
    '/old.php': '/team',
    '/page?id=3': '/team',
    '/a%20b': '/team',
    '/team/index.html': '/team',
    '/Team': '/team',
    '/sale': '/team',
    '/Sale': '/team',
  };
  const documents = redirectDocuments({ ...site, redirects }, ['pages/team.yaml']);
  expect([...documents.keys()]).toEqual(['old.html', 'sale/index.html']);
});

test('a page stays where it is also when it is the only one that is said to have moved', () => {
  expect(
    redirectDocuments({ ...site, redirects: { '/team': '/' } }, ['pages/team.yaml']).size,
  ).toBe(0);
});

test.each([
  ['/old', 'old/index.html'],
  ['/a/b-c', 'a/b-c/index.html'],
  ['/old.htm', 'old.htm'],
  ['/old.php', undefined],
  ['/old/', undefined],
  ['/', undefined],
])('for %s a host sends the file %s', (address, file) => {
  expect(redirectFile(address)).toBe(file);
});
