import { expect, test } from 'vitest';
import { documentStyle } from './document-style.ts';

const sheet =
  '@layer a{.b{top:0}.b:dir(rtl),.c:dir(rtl):after{scale:-1 1}@media print{.d:dir(rtl){top:1px}.e{top:0}}}';

const styleOf = (
  site: Omit<Parameters<typeof documentStyle>[0]['site'], 'site'>,
  language = 'en',
) =>
  documentStyle(
    {
      bundle: {
        bootstrap: '',
        announcement: '',
        search: '',
        entry: '',
        imports: [],
        layoutStyles: ['/a.css'],
        deferredStyles: [],
        blocks: {},
        sheets: { '/a.css': sheet },
        optional: {
          rightToLeft: '.rtl{}',
          tallScripts: '.tall{}',
          languages: '.languages{}',
          announcement: '.announcement{}',
          draftsBar: '.drafts-bar{}',
        },
      },
      theme: { fontRules: '', properties: [], schemes: '' },
      site: { ...site, site: { language } },
    },
    { styles: [] },
  ).text.replace(/^@layer theme[^}]*}}/, '');

const languages = [{ language: 'ar', name: 'العربية', home: '/ar' }];

test('a document of a site that is written one way has no rules for the other', () => {
  expect(styleOf({ direction: 'ltr', languages: [] })).toBe(
    '@layer a{.b{top:0}@media print{.e{top:0}}}',
  );
});

test('one that is written from right to left, or may hold what is, has them', () => {
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
  expect(styleOf(one, 'hi')).toContain('.tall{}');
  expect(styleOf(one)).not.toContain('tall');
  const main = { language: 'hi', name: 'हिन्दी', home: '/' };
  const english = { language: 'en', name: 'English', home: '/en' };
  expect(styleOf({ ...one, languages: [main, english] })).toContain('.tall{}');
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
