import { expect, test } from 'vitest';
import { sectionTitles } from '../../../check/model/section-titles.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { languages, pageAt, thingOf } from '../../../test-support/content/described-things.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { structuredData } from './structured-data.ts';

/** What the check says about a page. */
const resultOf = (file: string, title: string) => ({
  file,
  digest: '',
  problems: [],
  index: { ...emptyIndex, title },
});

test('the way to a page goes over the pages above it, and leaves out folders without one', () => {
  const sections = sectionTitles([
    resultOf('pages/a.yaml', 'First'),
    resultOf('pages/b.yaml', 'Alone'),
    resultOf('pages/a/b/c.yaml', 'Last'),
  ]);
  expect(sections).toEqual({ '/a': 'First' });
  const way = thingOf('BreadcrumbList', pageAt('/a/b/c'), siteData, languages, sections);
  expect(way?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Alder & Row', item: 'https://www.site.example/' },
    { position: 2, name: 'First', item: 'https://www.site.example/a' },
    { position: 3, name: 'Energy audits', item: 'https://www.site.example/a/b/c' },
  ]);
});

test('no text ends the element, and a page that is to be left out has none', () => {
  const title = '</script><b>$&';
  const page = pageAt('/a', { page: { title, blocks: [] } });
  const html = structuredData(page, { site: siteData, sections: {}, languages });
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.stringify(thingOf('BreadcrumbList', page))).toContain(title);
  const head = { title: '', description: '', noindex: true };
  expect(structuredData(pageAt('/a', { head }), { site: siteData, sections: {}, languages })).toBe(
    '',
  );
});
