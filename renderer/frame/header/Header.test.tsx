import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site, siteData } from '../../../test-support/render-on-site.tsx';
import type { SiteData } from '../../data/types.ts';
import { SiteProvider } from '../../data/context.ts';
import { FirstPathProvider } from '../../routing/path.ts';
import { Header } from './Header.tsx';

const navigation = [
  { name: 'Home', href: '/' },
  { name: 'Work', href: '/work' },
  { name: 'About', dropdownItems: [{ name: 'Team', href: '/team' }] },
  {
    name: 'Services',
    sections: [
      { title: 'Measure', items: [{ name: 'Sensors', href: '/sensors', icon: 'gauge' }] },
      { title: 'Build', items: [{ name: 'Roofs', href: '/roofs', icon: 'house' }] },
    ],
  },
];

/** The header of a page, its bar and its menu of narrow screens apart. */
function draw(path = '/work', more: Partial<SiteData> = {}, onSite = {}): [string, string] {
  const data = { ...siteData, ...more, site: { ...site, navigation, ...onSite } };
  const html = renderToStaticMarkup(
    <SiteProvider value={data}>
      <FirstPathProvider value={path}>
        <Header />
      </FirstPathProvider>
    </SiteProvider>,
  );
  const [bar = '', menu = ''] = html.split('<nav id="menu"');
  return [bar, menu];
}

test('every page of the navigation can be reached without a script, in the bar and in the menu', () => {
  for (const part of draw())
    for (const href of ['/', '/work', '/team', '/sensors', '/roofs'])
      expect(part).toContain(`href="${href}"`);
});

/** Where the links lead that are marked as the page that shows. */
const marked = (part: string, as = 'page') =>
  (part.match(/<a [^>]*aria-current[^>]*>/g) ?? []).flatMap((link) =>
    link.includes(`aria-current="${as}"`) ? [/href="([^"]*)"/.exec(link)?.[1]] : [],
  );
/** The same of those that are marked as what the page is a part of. */
const parts = (part: string) => marked(part, 'true');

test('the page that shows is marked, and no other', () => {
  expect(draw('/work').map((part) => marked(part))).toEqual([['/work'], ['/work']]);
  expect(draw('/team').map((part) => marked(part))).toEqual([['/team'], ['/team']]);
  expect(draw('/elsewhere').map((part) => marked(part))).toEqual([[], []]);
});

test('the entry of a manual is marked on all pages of the manual, unless the page has one of its own', () => {
  const items = ['/work', '/work/terms', '/team', '/roofs'].map((href) => ({ name: '', href }));
  const manuals = [{ title: 'How to order', sections: [{ title: '', items }] }];
  const at = (path: string) => draw(path, {}, { manuals });
  expect(at('/work/terms').map(parts)).toEqual([['/work'], ['/work']]);
  expect(at('/work/terms').map((part) => marked(part))).toEqual([[], []]);
  expect(at('/team').map(parts)).toEqual([[], []]);
  expect(at('/team').map((part) => marked(part))).toEqual([['/team'], ['/team']]);
  expect(at('/elsewhere').map(parts)).toEqual([[], []]);
});

test('menus of the bar are buttons without a target, and all of the menu is closed', () => {
  const [bar, menu] = draw();
  expect(bar.match(/<button[^>]*>(?:About|Services)/g)).toHaveLength(2);
  expect(bar).toMatch(/aria-expanded="false" aria-controls="menu"/);
  expect(menu.match(/aria-expanded="false"/g)).toHaveLength(2);
  expect(menu).not.toMatch(/aria-expanded="true"|data-open/);
});

test('the sections of a menu have titles that are no headings, and their links icons', () => {
  for (const part of draw()) {
    expect(part).toMatch(/<p[^>]*>Measure<\/p>.*#gauge.*Sensors.*<p[^>]*>Build<\/p>/s);
    expect(part).not.toMatch(/<h\d/);
  }
});

test('without a script a link opens the menu, and one to another place closes it', () => {
  const [bar, menu] = draw();
  expect(bar).toMatch(/<a class="without-script [^"]*" href="#menu" aria-label="[^"]+"/);
  expect(menu).toMatch(/<a class="without-script [^"]*" href="#main"/);
});

test('the theme can be chosen where a site has both, and search stands where it has one', () => {
  const { switchTheme, appearance, search } = siteData.messages;
  const [bar, menu] = draw('/', { dark: 'auto' }, { search: true });
  expect(bar).toContain(`aria-label="${switchTheme}"`);
  expect(menu).toContain(`>${appearance}<`);
  expect(bar).toMatch(new RegExp(`<a data-search=""[^>]*aria-label="${search}" href="/search"`));
  const without = draw('/', { dark: 'only' }).join('');
  expect(without).not.toContain(switchTheme);
  expect(without).not.toContain(appearance);
  expect(without).not.toContain('data-search');
});

test('says where it has less room than usual', () => {
  expect(draw()[0]).not.toContain('data-room');
  expect(draw('/', { navigationRoom: ['usual', 'late'] })[0]).toContain('data-room="late"');
});
