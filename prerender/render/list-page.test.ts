import { expect, test } from 'vitest';
import { siteData } from '../../test-support/render-on-site.tsx';
import { listPage } from './list-page.ts';

/** The headings of the list and the routes below each. */
function listed(
  titles: Record<string, string>,
  { home = '/', site = siteData.site } = {},
): [string, unknown[]][] {
  const given = { ...siteData, home, site };
  const { page, markdown = [] } = listPage(new Map(Object.entries(titles)), given);
  return page.blocks.flatMap((block): [string, unknown[]][] => {
    if (block.type !== 'prose') return [];
    const [list] = markdown[Number(block.text)] ?? [];
    const entries = list?.type === 'list' ? list.entries : [];
    const links = entries.flat().flatMap((entry) => (entry.type === 'words' ? entry.phrases : []));
    return [[block.heading ?? '', links]];
  });
}

const link = (href: string, title: string) => ({ href, phrases: [title] });

test('pages are grouped by their folder, under the title of its first page or its own words', () => {
  const titles = {
    '/': 'Home',
    '/about': 'About us',
    '/press-room/fair': 'At the fair',
    '/work': 'What we do',
    '/work/roofs': 'Roofs',
    '/work/roofs/flat': 'Flat roofs',
  };
  expect(listed(titles)).toEqual([
    [siteData.site.name, [link('/', 'Home'), link('/about', 'About us')]],
    ['Press room', [link('/press-room/fair', 'At the fair')]],
    [
      'What we do',
      [
        link('/work', 'What we do'),
        link('/work/roofs', 'Roofs'),
        link('/work/roofs/flat', 'Flat roofs'),
      ],
    ],
  ]);
});

test('in another language its home is no folder', () => {
  const titles = { '/de': 'Start', '/de/team': 'Team', '/de/werk/dach': 'Dach' };
  expect(listed(titles, { home: '/de' })).toEqual([
    [siteData.site.name, [link('/de', 'Start'), link('/de/team', 'Team')]],
    ['Werk', [link('/de/werk/dach', 'Dach')]],
  ]);
});

test('pages and groups are called as in the menus, where they are there', () => {
  const navigation = [
    { name: 'Work', href: '/work' },
    { name: 'More', dropdownItems: [{ name: 'Team', href: '/team' }] },
  ];
  const titles = {
    '/team': 'The people of our office',
    '/terms': 'Terms',
    '/work': 'What we do for buildings',
    '/work/roofs': 'Roofs',
  };
  const site = { ...siteData.site, navigation };
  expect(listed(titles, { site })).toEqual([
    [site.name, [link('/team', 'Team'), link('/terms', 'Terms')]],
    ['Work', [link('/work', 'Work'), link('/work/roofs', 'Roofs')]],
  ]);
});

test('says of which site the pages are, and opens the search', () => {
  const { page } = listPage(new Map([['/', 'Home']]), siteData);
  expect(page.title).toBe('All pages');
  expect(page.description).toContain('Alder & Row');
  expect(page.blocks[0]).toMatchObject({
    type: 'hero',
    title: page.title,
    lead: page.description,
    action: { label: 'Search', href: '#_search' },
  });
});
