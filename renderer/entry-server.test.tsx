import { expect, test } from 'vitest';
import { emptyPage } from '../test-support/content/empty-page.ts';
import { siteData } from '../test-support/render-on-site.tsx';
import { renderAnnouncement, renderNotFound, renderPageBody } from './entry-server.tsx';

const navigation = [{ name: 'Team', href: '/team' }];
const languages = [
  { language: 'en', name: 'English', home: '/' },
  { language: 'de', name: 'Deutsch', home: '/de' },
];

test('a page is the same whether its header was drawn for it or for another page', () => {
  const site = { ...siteData, languages, site: { ...siteData.site, navigation } };
  const at = (route: string) => {
    const data = { ...emptyPage, route, ways: { en: route, de: `/de${route}` } };
    return [true, false].map((cachesHeader) => renderPageBody(site, data, cachesHeader));
  };
  for (const route of ['/about', '/services', '/team']) {
    const [cached, drawn] = at(route);
    expect(cached).toBe(drawn);
    expect(drawn).toContain(`href="/de${route}"`);
  }
});

test('at an address without a page no link is marked as the one that shows', () => {
  const site = { ...siteData, site: { ...siteData.site, navigation } };
  expect(renderPageBody(site, emptyPage, false)).toContain('aria-current="page"');
  expect(renderNotFound(site)).not.toContain('aria-current');
});

test('an announcement has its words and a button; a site without one has nothing', () => {
  const html = renderAnnouncement({ ...siteData, announcement: { id: '1', text: 'We *move*.' } });
  expect(html).toMatch(
    /^<a class="skip-link" href="#main">[^<]+<\/a><aside class="announcement"><p>We <em>move<\/em>\.<\/p><button .*<\/aside>$/,
  );
  expect(renderAnnouncement(siteData)).toBe('');
});
