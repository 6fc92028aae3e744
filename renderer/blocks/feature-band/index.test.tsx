import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import FeatureBand from './index.tsx';

const items = [
  { icon: 'target', title: 'Selection', text: 'Two cases.' },
  { icon: 'gauge', title: 'Measuring', text: 'Once a month.' },
];

test('the band is named by its heading and lists its points with their icons', () => {
  const html = renderOnSite(
    <FeatureBand type="feature-band" heading="A strategy" lead="Data first." items={items} />,
  );
  const id = /<section aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<h2 id="${id}">A strategy</h2><p[^>]*>Data first\\.</p>`));
  const points = html.split('<li').slice(1);
  expect(points).toHaveLength(2);
  expect(points[1]).toMatch(/#gauge".*<h3>Measuring<\/h3><p>Once a month\.<\/p>/);
});

test('the edge leads into the band and is left out where there is none', () => {
  const edge = { src: 'ridge.svg', alt: '' };
  const html = renderOnSite(
    <FeatureBand type="feature-band" heading="A strategy" edge={edge} items={items} />,
    ['ridge.svg'],
  );
  expect(html.indexOf('/media/ridge.svg')).toBeLessThan(html.indexOf('<h2'));
  expect(
    renderOnSite(<FeatureBand type="feature-band" heading="A strategy" items={items} />),
  ).not.toContain('/media/');
});
