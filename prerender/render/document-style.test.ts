import { expect, test } from 'vitest';
import { documentStyle } from './document-style.ts';

const sheet =
  '@layer a{.b{top:0}.b:dir(rtl),.c:dir(rtl):after{scale:-1 1}@media print{.d:dir(rtl){top:1px}.e{top:0}}}';

const styleOf = (site: Parameters<typeof documentStyle>[0]['site'], hasPhotographs = false) =>
  documentStyle(
    {
      bundle: {
        bootstrap: '',
        announcement: '',
        search: '',
        notFound: '',
        entry: '',
        imports: [],
        layoutStyles: ['/a.css'],
        deferredStyles: [],
        blocks: {},
        sheets: { '/a.css': sheet },
        optional: {
          rightToLeft: '.rtl{}',
          languages: '.languages{}',
          announcement: '.announcement{}',
          draftsBar: '.drafts-bar{}',
          veil: '.veil{}',
        },
      },
      theme: { fontRules: '', properties: [], schemes: '' },
      site,
      hasPhotographs,
    },
    { styles: [] },
  ).text.replace(/^@layer theme[^}]*}}/, '');

const languages = [{ language: 'ar', name: 'العربية', home: '/ar' }];

test('only documents of a site with photographs have the sheet of what lies on them', () => {
  expect(styleOf({ direction: 'ltr', languages: [] }, true)).toContain('.veil{}');
  expect(styleOf({ direction: 'ltr', languages: [] })).not.toContain('.veil');
});

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

test('a preview with drafts has the style of its bar', () => {
  const site = { direction: 'ltr' as const, languages: [] };
  expect(styleOf({ ...site, draftsShown: 'Preview' })).toContain('.drafts-bar{}');
  expect(styleOf(site)).not.toContain('drafts-bar');
});

test('what announces something has the style for it', () => {
  const announcement = { text: 'Closed', id: 'a1' };
  expect(styleOf({ direction: 'ltr', languages: [], announcement })).toContain('.announcement{}');
});
