import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { checkSite } from '../../check/check-site.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { site as usualSite } from '../../test-support/render-on-site.tsx';
import { derivePalette } from '../../theme/derive.ts';
import { siteFolders } from '../paths.ts';
import { OutputDir } from '../output/output-dir.ts';
import { cardUrl } from './card-url.ts';
import { makeShareCards } from './share-cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));
layGoodSite(folder);
const folders = siteFolders(folder);
const opened = openSite(folder);
const { pages } = await checkSite(opened);
const palette = derivePalette({ accent: '#0b756c', paper: '#fdf9f1' });

/** The cards of a site as it is otherwise than `site.yaml` says, by their addresses. */
async function cardsOf(change: Partial<Site>, checked = pages) {
  if (!opened.site) throw new Error('The good site has a site.yaml.');
  const site = { ...opened.site, ...change };
  const dist = new OutputDir(folders);
  const { languages } = opened.context;
  const told: string[] = [];
  const keys = await makeShareCards([site], checked, {
    folders,
    dist,
    palette,
    languages,
    onProgress: (done, of) => void told.push(`${done} of ${of}`),
  });
  dist.publish('', [], []);
  return { key: keys['en'] ?? '', urls: dist.files.map((file) => `/${file}`).toSorted(), told };
}

/** How far the edge of a card, where nothing is drawn, is from a color: a palette of 256 may miss it by one. */
async function distance(url: string, color: string): Promise<number> {
  const data = await sharp(join(folders.dist, url))
    .extract({ left: 600, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const parts = [...Buffer.from(color.slice(1), 'hex')];
  return Math.max(...parts.map((part, at) => Math.abs(part - (data[at] ?? Number.NaN))));
}

test('a page without a picture has a card of its title, the same for the same title', async () => {
  const { key, urls, told } = await cardsOf({ shareImage: 'drawn' });
  expect(told).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3']);
  const titles = pages.map(({ index }) => index?.title ?? '');
  expect(titles).toHaveLength(3);
  expect(urls).toEqual(titles.map((title) => cardUrl(key, title)).toSorted());
  expect((await cardsOf({ shareImage: 'drawn' }, [...pages, ...pages])).urls).toEqual(urls);
});

test('no card is drawn where there is a picture, or none is wanted', async () => {
  expect(await cardsOf({})).toEqual({ key: '', urls: [], told: ['0 of 0'] });
  const [first, second, third] = pages.map((page, n) => {
    if (!page.index) throw new Error('The pages of the good site are right.');
    const index =
      n === 0
        ? { ...page.index, shareImages: ['share.svg'] }
        : n === 1
          ? { ...page.index, shareWord: 'none' }
          : page.index;
    return { ...page, index };
  });
  if (!first || !second || !third) throw new Error('The good site has three pages.');
  const { key, urls } = await cardsOf({ shareImage: 'drawn' }, [first, second, third]);
  expect(urls).toEqual([cardUrl(key, third.index.title ?? '')]);
  const drawn = { ...first, index: { ...third.index, shareWord: 'drawn' } };
  expect((await cardsOf({}, [drawn])).urls).toEqual([cardUrl(key, third.index.title ?? '')]);
});

test('the list of all pages has one where there is a search', async () => {
  const { key, urls } = await cardsOf({ shareImage: 'drawn', search: true }, []);
  expect(urls).toEqual([cardUrl(key, 'All pages')]);
  expect((await cardsOf({ search: true }, [])).urls).toEqual([]);
});

test('a site that is always dark has dark cards, with another address', async () => {
  const light = await cardsOf({ shareImage: 'drawn', theme: { ...usualSite.theme, dark: 'auto' } });
  const dark = await cardsOf({ shareImage: 'drawn', theme: { ...usualSite.theme, dark: 'only' } });
  expect(await distance(light.urls[0] ?? '', palette.light['surface-sky'])).toBeLessThan(2);
  expect(await distance(dark.urls[0] ?? '', palette.dark['surface-sky'])).toBeLessThan(2);
  expect(dark.urls.filter((url) => light.urls.includes(url))).toEqual([]);
});

test('a dark card has the logo for dark grounds, if there is one', async () => {
  const some = pages.slice(0, 1);
  writeFileSync(
    join(folders.media, 'dark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#fff"/></svg>',
  );
  const keyOf = async (dark: 'auto' | 'only', onDark?: string) => {
    const theme = { ...usualSite.theme, dark };
    const logo = { src: 'logo.svg', alt: '', width: 96, ...(onDark !== undefined && { onDark }) };
    return (await cardsOf({ shareImage: 'drawn', theme, logo }, some)).key;
  };
  expect(await keyOf('only', 'dark.svg')).not.toBe(await keyOf('only'));
  expect(await keyOf('auto', 'dark.svg')).toBe(await keyOf('auto'));
});

const page = (file: string, title: string) => ({
  file,
  digest: '',
  problems: [],
  index: { ...emptyIndex, title },
});

test('a page in several languages has a card in each; what stands in for a translation has that of the original', async () => {
  const { site, context } = opened;
  if (!site) throw new Error('The good site has a site.yaml.');
  const main = { ...site, shareImage: 'drawn' };
  const dist = new OutputDir(folders);
  const keys = await makeShareCards(
    [main, { ...main, language: 'de' }],
    [
      page('pages/team.yaml', 'Team'),
      page('pages/de/team.yaml', 'Leute'),
      // The site says nothing in this language.
      page('pages/fr/team.yaml', 'Equipe'),
      page('pages/de/about.yaml', 'About'),
    ],
    {
      folders,
      dist,
      palette,
      onProgress: () => undefined,
      languages: {
        ...context.languages,
        languages: ['en', 'de', 'fr'],
        fallbacks: { '/de/about': '/about' },
      },
    },
  );
  expect(Object.keys(keys)).toEqual(['en', 'de']);
  const { en = '', de = '' } = keys;
  expect(en).not.toBe(de);
  expect(dist.files.map((file) => `/${file}`).toSorted()).toEqual(
    [
      cardUrl(en, 'Team'),
      cardUrl(en, 'About'),
      cardUrl(en, 'Equipe'),
      cardUrl(de, 'Leute'),
    ].toSorted(),
  );
});
