import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import ProductCards from './index.tsx';

const product = {
  slug: 'heat-map',
  icon: 'layers',
  title: 'Heat Map',
  description: 'Shows which rooms lose the most warmth.',
  keyFeatures: ['Two weeks', 'No plans needed', 'A page per floor', 'Open format'],
  img: { src: 'map.svg', alt: '' },
  details: ['Twenty sensors record the air.', 'You keep the data.'],
};
const html = renderOnSite(
  <ProductCards
    type="product-cards"
    ground="plain"
    items={[{ ...product, label: 'What it does' }]}
  />,
);
const [card = '', content = ''] = html.split('<section id="heat-map"');

test('the card shows icon, title, description and the first three features', () => {
  expect(card).toContain('<use href="/icons.svg#layers">');
  expect(card).toMatch(/<h2[^>]*>Heat Map<\/h2>/);
  expect(card).toContain('Shows which rooms lose the most warmth.');
  expect(card.match(/<li>[^<]+/g)).toEqual(
    product.keyFeatures.slice(0, 3).map((feature) => `<li>${feature}`),
  );
});

test('its button leads to the dialog and says of what, in words of its own or those of the site', () => {
  expect(card).toMatch(
    /<a href="#heat-map" aria-haspopup="dialog"[^>]*aria-label="What it does: Heat Map"/,
  );
  const plain = renderOnSite(
    <ProductCards type="product-cards" ground="plain" items={[product]} />,
  );
  expect(plain).toContain('aria-label="More Features: Heat Map"');
});

test('all features and details stand in the page', () => {
  expect(content).toMatch(/>Key features<.*<li>Two weeks<\/li>.*<li>Open format<\/li>/);
  expect(content).toMatch(/>Details<.*Twenty sensors record the air\..*You keep the data\./);
});
