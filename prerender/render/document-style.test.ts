import { expect, test } from 'vitest';
import { documentStyle } from './document-style.ts';

const sheet =
  '@layer a{.b{top:0}.b:dir(rtl),.c:dir(rtl):after{scale:-1 1}@media print{.d:dir(rtl){top:1px}.e{top:0}}}';

type Site = Parameters<typeof documentStyle>[0]['site'];

const styleOf = (site: Omit<Site, 'navigationRoom'> & Partial<Site>, text = sheet) =>
  documentStyle(
    {
      bundle: {
        bootstrap: '',
        announcement: '',
        search: '',
        entry: '',
        imports: [],
        // Its address tells a sheet from another.
        layoutStyles: [`/${text.length}.css`],
        deferredStyles: [],
        blocks: {},
        sheets: { [`/${text.length}.css`]: text },
        optional: {
          rightToLeft: '.rtl{}',
          languages: '.languages{}',
          announcement: '.announcement{}',
          draftsBar: '.drafts-bar{}',
        },
      },
      theme: { fontRules: '', properties: [], schemes: '' },
      site: { navigationRoom: 'usual', ...site },
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

test('a preview with drafts has the style of its bar', () => {
  const site = { direction: 'ltr' as const, languages: [] };
  expect(styleOf({ ...site, draftsShown: 'Preview' })).toContain('.drafts-bar{}');
  expect(styleOf(site)).not.toContain('drafts-bar');
});

test('what announces something has the style for it', () => {
  const announcement = { text: 'Closed', id: 'a1' };
  expect(styleOf({ direction: 'ltr', languages: [], announcement })).toContain('.announcement{}');
});

test('one whose navigation has room in the bar has no rules for the other', () => {
  const room =
    ':not([data-room])>.a{top:0}@media (width<=89.99rem){[data-room] .b{top:0}}[data-room=never] .b{top:1px}';
  const site: Parameters<typeof styleOf>[0] = { direction: 'ltr', languages: [] };
  expect(styleOf(site, room)).toBe(':not([data-room])>.a{top:0}');
  expect(styleOf({ ...site, navigationRoom: 'late' }, room)).toBe(room);
});
