import { expect, test } from 'vitest';
import { site } from '../../test-support/render-on-site.tsx';
import { redirectDocuments } from './redirects.ts';

test('each old address leads on to its page, which is the one to be found', () => {
  const redirects = { '/audits': '/services/audits', '/people': '/team' };
  const documents = redirectDocuments({ ...site, redirects });
  expect([...documents.keys()]).toEqual(['/audits', '/people']);
  const html = documents.get('/audits');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('content="0; url=/services/audits"');
  expect(html).toContain('rel="canonical" href="https://www.site.example/services/audits"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/services/audits">');
});
