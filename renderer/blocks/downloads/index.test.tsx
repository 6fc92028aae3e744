import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import Downloads from './index.tsx';

test('a file of the site says its kind and size, one elsewhere that it opens in a new tab', () => {
  const html = renderOnSite(
    <Downloads
      type="downloads"
      heading="To take with you"
      ground="plain"
      files={[
        { title: 'Price list', text: 'For 2026.', href: '/prices.pdf' },
        { title: 'Sample', href: 'https://files.example/sample.pdf' },
      ]}
    />,
    [],
    site,
    [],
    { downloads: { '/prices.pdf': 'PDF, 2.1 MB' } },
  );
  expect(html).toMatch(
    /<a [^>]*target="_self" href="\/prices\.pdf"><span>Price list<\/span><span> \(PDF, 2\.1 MB\)<\/span><\/a><p>For 2026\.<\/p>/,
  );
  expect(html).toMatch(/<a href="https:\/\/files\.example\/sample\.pdf" target="_blank"/);
});
