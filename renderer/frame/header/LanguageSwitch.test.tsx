import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site, siteData } from '../../../test-support/render-on-site.tsx';
import { SiteProvider } from '../../data/context.ts';
import { FirstWaysProvider } from '../../state/ways.ts';
import LanguageSwitch from './LanguageSwitch.tsx';

const LANGUAGES = [
  { language: 'en', name: 'English', home: '/' },
  { language: 'de', name: 'Deutsch', home: '/de' },
  { language: 'ar', name: 'العربية', home: '/ar' },
];

/** On a page in English, in a site with so many languages. */
function draw(count: number, ways?: Record<string, string>): string {
  const data = { ...siteData, site: { ...site, language: 'en' } };
  return renderToStaticMarkup(
    <SiteProvider value={{ ...data, languages: LANGUAGES.slice(0, count) }}>
      <FirstWaysProvider value={ways}>
        <LanguageSwitch />
      </FirstWaysProvider>
    </SiteProvider>,
  );
}

test('the only other language is one link, to the same page in it', () => {
  expect(draw(2, { en: '/work', de: '/de/arbeit' })).toMatch(
    /^<nav [^>]*aria-label="[^"]+"><a href="\/de\/arbeit" hrefLang="de" lang="de" target="_self">Deutsch<\/a><\/nav>$/,
  );
});

test('several are a list that unfolds under the name of the one that is read, which is marked', () => {
  const html = draw(3, { en: '/work', de: '/de/arbeit', ar: '/ar/amal' });
  expect(html).toContain('<details><summary>English</summary>');
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toContain(
    '<a href="/work" hrefLang="en" lang="en" target="_self" aria-current="true">English</a>',
  );
  expect(html).toContain('<a href="/ar/amal" hrefLang="ar" lang="ar" target="_self">العربية</a>');
});

test('a page that is not there in a language leads to the home page of that', () => {
  expect(draw(2)).toContain('href="/de"');
  expect(draw(3, { en: '/work', de: '/de/arbeit' })).toContain('href="/ar"');
});
