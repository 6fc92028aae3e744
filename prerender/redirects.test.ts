import { expect, it } from 'vitest';
import { redirectDocument } from './redirects.ts';

it('leads browsers, readers and search engines to the new address', () => {
  const html = redirectDocument('https://www.alder-row.example', '/services/audits');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/services/audits">');
  expect(html).toContain('<a href="/services/audits">');
  expect(html).toContain(
    '<link rel="canonical" href="https://www.alder-row.example/services/audits">',
  );
});
