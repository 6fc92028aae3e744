import { expect, test } from 'vitest';
import { documentParts } from '../../../test-support/content/document-parts.ts';
import { renderContextFor } from '../../../test-support/content/render-context.ts';
import { notFoundDocuments } from './feature.ts';

test('every language has a document for unknown addresses below its home, in its own words', async () => {
  const { site: main } = documentParts;
  const site = {
    ...main,
    home: '/de',
    site: { ...main.site, language: 'de', notFound: { ...main.site.notFound, title: 'Nichts' } },
  };
  const documents = await notFoundDocuments(renderContextFor('/site/dist', [main, site]));
  expect([...documents.keys()]).toEqual(['404.html', 'de/404.html']);
  const german = documents.get('de/404.html');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<title>Nichts | Alder &amp; Row</title>');
  expect(german).toContain('start()\nreport()</script>');
  expect(documents.get('404.html')).toContain('<title> | Alder &amp; Row</title>');
});
