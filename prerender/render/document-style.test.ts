import { expect, test } from 'vitest';
import type { Pictures } from '../../renderer/data/types.ts';
import { documentParts } from '../../test-support/content/document-parts.ts';
import { documentStyle } from './document-style.ts';

const sheet = '@layer a{.b{top:0}}';

type Site = Parameters<typeof documentStyle>[0]['site'];

const partsOf = (site: Omit<Site, 'site' | 'pictures'> & Partial<Site>) => ({
  ...documentParts,
  bundle: {
    ...documentParts.bundle,
    layoutStyles: ['/layout.css'],
    sheets: { '/layout.css': sheet, '/hero.css': '.hero{}' },
  },
  site: { site: { language: 'en' }, pictures: {}, ...site },
});

const styleOf = (site: Parameters<typeof partsOf>[0]) =>
  documentStyle(partsOf(site), { styles: [], pictures: {} }).text.replace(
    /^@layer theme[^}]*}}/,
    '',
  );

const languages = [{ language: 'ar', name: 'العربية', home: '/ar' }];

test('the not-found document has the sheets of the options of what is around it', () => {
  const parts = partsOf({ direction: 'ltr', languages: [] });
  const sheets = { ...parts.bundle.sheets, '/footer.css': '.foot{}' };
  const bundle = { ...parts.bundle, sheets };
  expect(documentStyle({ ...parts, bundle }).text).not.toContain('.foot{}');
  const frameStyles = ['/footer.css'];
  expect(documentStyle({ ...parts, bundle, frameStyles }).text).toContain('.foot{}');
});

test('a document that is written from right to left, or may hold what is, has a sheet for that', () => {
  expect(styleOf({ direction: 'rtl', languages: [] })).toBe(`${sheet}.rtl{}`);
  expect(styleOf({ direction: 'ltr', languages })).toBe(`${sheet}.languages{}`);
});

test('one in which a page of such a main language may stand in has its letters, too', () => {
  const [arabic] = languages;
  const main = { language: 'ar', name: arabic?.name ?? '', home: '/' };
  const english = { language: 'en', name: 'English', home: '/en' };
  expect(styleOf({ direction: 'ltr', languages: [main, english] })).toBe(
    `${sheet}.rtl{}.languages{}`,
  );
});

test('a document in Devanagari or the like, or in which one may stand in, has room for its marks', () => {
  const one = { direction: 'ltr' as const, languages: [] };
  expect(styleOf({ ...one, site: { language: 'hi' } })).toContain('.tall{}');
  expect(styleOf(one)).not.toContain('tall');
  const main = { language: 'hi', name: 'हिन्दी', home: '/' };
  const english = { language: 'en', name: 'English', home: '/en' };
  expect(styleOf({ ...one, languages: [main, english] })).toContain('.tall{}');
});

test('one in Chinese, Japanese or Korean breaks lines and stresses words as they do', () => {
  const one = { direction: 'ltr' as const, languages: [] };
  expect(styleOf({ ...one, site: { language: 'ja' } })).toContain('.east{}');
  expect(styleOf(one)).not.toContain('east');
});

test('a preview with drafts has the style of its bar', () => {
  const site = { direction: 'ltr' as const, languages: [] };
  expect(styleOf({ ...site, draftsShown: 'Preview' })).toContain('.drafts-bar{}');
  expect(styleOf(site)).not.toContain('drafts-bar');
});

test('what announces something has the style for it', () => {
  const announcement = { text: 'Closed', id: 'a1' };
  expect(styleOf({ direction: 'ltr', languages: [], announcement })).toContain('.announcement{}');
});

test('pages with the same sheets have one style, which is made once', () => {
  const parts = partsOf({ direction: 'ltr', languages: [] });
  const plain = documentStyle(parts, { styles: [], pictures: {} });
  const hero = documentStyle(parts, { styles: ['/hero.css'], pictures: {} });
  expect(hero.text).toContain('.hero{}');
  expect(documentStyle(parts, { styles: [], pictures: {} })).toBe(plain);
  expect(documentStyle(parts, { styles: ['/hero.css'], pictures: {} })).toBe(hero);
});

test('a page has the roles that its drawings take from it', () => {
  const properties: [string, string][] = [
    ['art-sky', '#eef'],
    ['art-dawn', '#fee'],
  ];
  const theme = { fontRules: '', slices: [], properties, constants: [], schemes: '', own: '' };
  const parts = { ...partsOf({ direction: 'ltr', languages: [] }), theme };
  const size = { url: '/media/a.svg', width: 1, height: 1 };
  const drawing = { kind: 'drawing', ...size, viewBox: '0 0 1 1', fit: '', layers: [] } as const;
  const layered = { ...drawing, inherits: false, layers: ['layer-1'], roles: ['art-sky'] };
  const styleWith = (pictures: Pictures) => documentStyle(parts, { styles: [], pictures }).text;
  expect(styleWith({ a: layered })).toContain(
    ':root{--scheme:light;color-scheme:var(--scheme);--art-sky:#eef}',
  );
  expect(styleWith({})).toContain(':root{--scheme:light;color-scheme:var(--scheme);}');
});

test('a page has the rules of the slices that it shows, the not-found document all', () => {
  const one = partsOf({ direction: 'ltr', languages: [] });
  const slices = ['あい', '山川'].map((characters) => ({ characters, rule: `@${characters};` }));
  const parts = { ...one, theme: { ...one.theme, slices } };
  const page = { styles: [], pictures: {} };
  const text = (html: string) => documentStyle(parts, page, html).text;
  expect(text('<p>a</p>')).not.toContain('@あ');
  expect(text('<p>い</p>')).toContain('@あい;@layer');
  expect(text('<p>い川</p>')).toContain('@あい;@山川;');
  expect(documentStyle(parts).text).toContain('@あい;@山川;');
});
