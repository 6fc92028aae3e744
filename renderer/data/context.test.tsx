import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawing } from '../../test-support/content/drawing.ts';
import { renderOnSite, siteData } from '../../test-support/render-on-site.tsx';
import {
  AssetsProvider,
  SiteProvider,
  useDateText,
  useDownload,
  useIconShapes,
  usePictureFile,
  useSite,
} from './context.ts';
import type { Assets, SiteData } from './types.ts';

const assets: Assets = { pictures: {}, dates: {}, icons: {} };

/** What a hook gives where the page and the site have such data. */
function given(use: () => unknown, ofPage: Partial<Assets> = {}, ofSite: Partial<SiteData> = {}) {
  const Probe = () => JSON.stringify(use()) ?? 'nothing';
  return renderToStaticMarkup(
    <SiteProvider value={{ ...siteData, ...ofSite }}>
      <AssetsProvider value={{ ...assets, ...ofPage }}>
        <Probe />
      </AssetsProvider>
    </SiteProvider>,
  ).replaceAll('&quot;', '"');
}

const useUrl = () => usePictureFile('a.svg')?.url;
const pictures = (name: string) => ({ 'a.svg': { ...drawing, url: `/${name}` } });
const useDay = () => useDateText('2025-06-27');
const useSaid = () => useDownload('/plan.pdf#page=2');
const plan = (words: string) => ({ downloads: { '/plan.pdf': words } });
const Home = () => useSite().home;

test('a picture is one of the page, or of the site', () => {
  expect(given(useUrl, { pictures: pictures('page') }, { pictures: pictures('site') })).toBe(
    '"/page"',
  );
  expect(given(useUrl, {}, { pictures: pictures('site') })).toBe('"/site"');
  expect(given(useUrl)).toBe('nothing');
});

test('a day is written as the page has it, or as it is', () => {
  expect(given(useDay, { dates: { '2025-06-27': 'Jun 27, 2025' } })).toBe('"Jun 27, 2025"');
  expect(given(useDay)).toBe('"2025-06-27"');
});

test('a link to a file says what the page or the site knows of it, whatever place it leads to', () => {
  expect(given(useSaid, plan('PDF'), plan('PDF, 2 MB'))).toBe('"PDF"');
  expect(given(useSaid, {}, plan('PDF, 2 MB'))).toBe('"PDF, 2 MB"');
  expect(given(useSaid, plan(''), plan('PDF, 2 MB'))).toBe('""');
  expect(given(useSaid, { downloads: {} }, { downloads: {} })).toBe('nothing');
  expect(given(useSaid)).toBe('nothing');
});

test('an icon of the page alone is drawn from its shapes', () => {
  const shapes: Assets['icons'] = { dot: [['circle', { r: '2' }]] };
  expect(given(() => useIconShapes('dot'), { icons: shapes })).toBe('[["circle",{"r":"2"}]]');
  expect(given(() => useIconShapes('wind'), { icons: shapes })).toBe('nothing');
});

test('outside of a site there is nothing to show', () => {
  expect(renderOnSite(<Home />)).toBe('/');
  expect(() => renderToStaticMarkup(<Home />)).toThrow('useSite needs a SiteProvider above it');
});
