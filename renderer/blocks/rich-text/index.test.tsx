import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import RichText from './index.tsx';

test('paragraphs show their marks as strong words and links', () => {
  const html = renderOnSite(
    <RichText
      type="rich-text"
      heading="How an audit runs"
      ground="plain"
      paragraphs={['Week one is **access**.', 'See [a report](/report) or <b>ask</b>.']}
    />,
  );
  expect(html).toMatch(/<h2[^>]*>How an audit runs<\/h2>/);
  expect(html).toContain('<p>Week one is <strong>access</strong>.</p>');
  expect(html).toMatch(
    /<p>See <a [^>]*href="\/report">a report<\/a> or &lt;b&gt;ask&lt;\/b&gt;\.<\/p>/,
  );
});
