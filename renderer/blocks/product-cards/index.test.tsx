import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import ProductCards from './index.tsx';

const html = renderOnSite(
  <ProductCards
    type="product-cards"
    items={[
      {
        slug: 'heat-map',
        icon: 'layers',
        title: 'Heat Map',
        description: 'Shows which rooms lose the most warmth.',
        keyFeatures: ['Two weeks', 'No plans needed', 'A page per floor', 'Open format'],
        img: { src: 'map.svg', alt: '' },
        details: ['Twenty sensors record the air.', 'You keep the data.'],
        label: 'More Features',
      },
    ]}
  />,
);
const [card = '', content = ''] = html.split('<section id="heat-map"');

test('the card shows icon, title, description and the first three features', () => {
  expect(card).toContain('<use href="/icons.svg#layers">');
  expect(card).toMatch(/<h2[^>]*>Heat Map<\/h2>/);
  expect(card).toContain('Shows which rooms lose the most warmth.');
  expect(card).toContain('<li>A page per floor</li>');
  expect(card).not.toContain('Open format');
});

test('its button leads to the dialog and says of what', () => {
  expect(card).toMatch(
    /<a href="#heat-map" aria-haspopup="dialog"[^>]*aria-label="More Features: Heat Map"/,
  );
});

test('all features and details stand in the page', () => {
  expect(content).toMatch(/>Key features<.*<li>Two weeks<\/li>.*<li>Open format<\/li>/);
  expect(content).toMatch(/>Details<.*Twenty sensors record the air\..*You keep the data\./);
});
