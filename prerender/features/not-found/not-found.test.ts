import { expect, test } from 'vitest';
import { renderContextFor } from '../../../test-support/content/render-context.ts';
import { notFoundDocuments } from './not-found.ts';

test('every language has a document for unknown addresses below its home, in its own words', async () => {
  const context = renderContextFor('/site/dist');
  const { site: main } = context.parts;
  const site = {
    ...main,
    home: '/de',
    site: { ...main.site, language: 'de', notFound: { ...main.site.notFound, title: 'Nichts' } },
  };
  const documents = await notFoundDocuments({
    ...context,
    localParts: { de: { ...context.parts, site } },
  });
  expect([...documents.keys()]).toEqual(['404.html', 'de/404.html']);
  const german = documents.get('de/404.html');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<title>Nichts | Alder &amp; Row</title>');
  expect(german).toContain('start()\nreport()</script>');
  expect(documents.get('404.html')).toContain('<title> | Alder &amp; Row</title>');
});
