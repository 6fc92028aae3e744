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

test('who says it is above the industry, named or not', () => {
  const item = {
    name: 'Quarry Lane',
    industry: 'Housing',
    logo: { src: 'quarry.svg', alt: '' },
    role: 'Head of property',
    testimonial: 'Nobody had to move out.',
  };
  const items = [item, { ...item, person: 'Ines Ortega' }];
  const html = renderOnSite(
    <Customers type="customers" ground="plain" heading="What customers say" items={items} />,
    ['quarry.svg'],
  );
  expect(html).toMatch(/<figcaption[^>]*><b[^>]*>Head of property<\/b>Housing<\/figcaption>/);
  expect(html).toContain('>Ines Ortega, Head of property</b>Housing');
});
