import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Customers from './index.tsx';

test('the logo is read as the name of the client, before the quote and the industry', () => {
  const html = renderOnSite(
    <Customers
      type="customers"
      ground="plain"
      heading="What customers say"
      items={[
        {
          name: 'Quarry Lane',
          industry: 'Housing',
          logo: { src: 'quarry.svg', alt: '' },
          testimonial: 'Nobody had to move out.',
        },
      ]}
    />,
    ['quarry.svg'],
  );
  expect(html).toMatch(
    /<figure.*alt="Quarry Lane".*<blockquote[^>]*><p>Nobody had to move out\.<\/p><\/blockquote><figcaption[^>]*>Housing<\/figcaption>/,
  );
});
