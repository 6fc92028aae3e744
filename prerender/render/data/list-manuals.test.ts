import { expect, test } from 'vitest';
import { planLanguages } from '../../../check/model/plan.ts';
import type { SiteManual } from '../../../schema/generated/content.d.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { site } from '../../../test-support/render-on-site.tsx';
import { listManuals } from './list-manuals.ts';

const TITLES = {
  '/': 'Home',
  '/team': 'Team',
  '/guide': 'The guide',
  '/guide/tools': 'Tools',
  '/guide/tools/saw': 'A saw',
  '/guide/tools/axe': 'An axe',
  '/guide/step-10': '10. Sweep',
  '/guide/step-2': '2. Saw',
  '/guide/wood/oak': 'Oak',
  '/guides': 'All guides',
  '/de/guide/tools': 'Werkzeug',
};
const fileOf = (route: string) => `pages${route === '/' ? '/index' : route}.yaml`;
const all = Object.entries(TITLES).map(([route, title]) => ({
  file: fileOf(route),
  index: { ...emptyIndex, title },
}));
const routes = new Map(Object.keys(TITLES).map((route) => [route, fileOf(route)]));
const one = planLanguages({ language: 'en' }, new Map(), routes);
const two = planLanguages({ language: 'en', languages: ['en', 'de'] }, new Map(), routes);

/** The addresses in each section of each manual. */
function listed(
  manuals: SiteManual[],
  { language = 'en', languages = one, navigation = site.navigation, pages = all } = {},
) {
  const found = listManuals({ ...site, language, navigation, manuals }, { languages, pages });
  return found.manuals?.map(({ sections }) => sections.map(({ items }) => items)) ?? [];
}
const hrefs = (...asked: Parameters<typeof listed>) =>
  listed(...asked).map((sections) => sections.map((items) => items.map(({ href }) => href)));

const guide: SiteManual = { title: 'Guide', sections: [{ folder: 'guide' }] };
const item = (href: string) => ({ name: 'Named', href });

test('a manual has the pages of its folder by title, each followed by those below it', () => {
  expect(listed([guide])).toEqual([
    [
      [
        { name: 'The guide', href: '/guide' },
        { name: '2. Saw', href: '/guide/step-2' },
        { name: '10. Sweep', href: '/guide/step-10' },
        { name: 'Tools', href: '/guide/tools' },
        { name: 'A saw', href: '/guide/tools/saw' },
        { name: 'An axe', href: '/guide/tools/axe' },
        { name: 'Oak', href: '/guide/wood/oak' },
      ],
    ],
  ]);
});

test('a page that a list names is there alone, in whichever manual that is', () => {
  const items = [item('/guide/tools/axe'), item('/team')];
  const other = { title: 'Other', sections: [{ items: [item('/guide')] }] };
  expect(hrefs([{ title: 'Guide', sections: [{ items, folder: 'guide' }] }, other])).toEqual([
    [
      [
        '/guide/tools/axe',
        '/team',
        '/guide/step-2',
        '/guide/step-10',
        '/guide/tools',
        '/guide/tools/saw',
        '/guide/wood/oak',
      ],
    ],
    [['/guide']],
  ]);
});

test('a page is in the section of the folder nearest to it', () => {
  const sections = [{ folder: 'guide' }, { title: 'Tools', folder: 'guide/tools' }];
  expect(hrefs([{ title: 'Guide', sections }])).toEqual([
    [
      ['/guide', '/guide/step-2', '/guide/step-10', '/guide/wood/oak'],
      ['/guide/tools', '/guide/tools/saw', '/guide/tools/axe'],
    ],
  ]);
});

test('pages are called and sorted as menus call them', () => {
  const navigation = [{ name: 'Implements', href: '/guide/tools' }];
  const [[items = []] = []] = listed([guide], { navigation });
  expect(items.map(({ name }) => name)).toEqual([
    'The guide',
    '2. Saw',
    '10. Sweep',
    'Implements',
    'A saw',
    'An axe',
    'Oak',
  ]);
});

test('a folder is that of the language, with the originals of what is not translated', () => {
  expect(hrefs([guide], { languages: two })[0]?.[0]).toHaveLength(7);
  const [[items = []] = []] = listed([guide], { language: 'de', languages: two });
  expect(items).toContainEqual({ name: 'Werkzeug', href: '/de/guide/tools' });
  expect(items).toContainEqual({ name: 'The guide', href: '/de/guide' });
  expect(items).toHaveLength(7);
});

test('a folder without visible pages leaves its section where it is, a list without any does not', () => {
  const sections = [{ folder: 'gone' }, { items: [] }, { items: [item('/team')] }];
  expect(hrefs([{ title: 'Guide', sections }])).toEqual([[[], ['/team']]]);
  expect(hrefs([{ title: 'Guide', sections: [{ items: [] }] }])).toEqual([]);
});

test('of what names no folder nothing changes, and neither does its order', () => {
  const manuals = [{ sections: [{ items: [item('/team')], title: 'Begin' }], title: 'Guide' }];
  const said = { ...site, manuals, shareImageAlt: 'x' };
  const found = listManuals(said, { languages: one, pages: all });
  expect(JSON.stringify(found)).toBe(JSON.stringify(said));
  expect(listManuals(site, { languages: one, pages: all })).toEqual(site);
});
