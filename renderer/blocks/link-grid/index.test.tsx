import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import LinkGrid from './index.tsx';

const render = (count: number) =>
  renderOnSite(
    <LinkGrid
      type="link-grid"
      heading="Where we know best"
      ground="plain"
      items={Array.from({ length: count }, (_, index) => ({
        icon: 'bot',
        tone: 'warm' as const,
        title: `Product ${index}`,
        text: 'What it does.',
        href: `/products/${index}`,
      }))}
    />,
  );

test('every cell is a link named by its title alone', () => {
  const cells = render(8).split('<li').slice(1);
  expect(cells).toHaveLength(8);
  expect(cells[3]).toMatch(
    /<h3><a [^>]*href="\/products\/3">Product 3<\/a><\/h3><p>What it does\.<\/p>/,
  );
});

test.each([
  [3, 'three'],
  [4, 'four'],
  [6, 'three'],
  [7, 'four'],
  [8, 'four'],
  [9, 'three'],
  [12, 'four'],
])('%i cells stand in rows of %s', (count, columns) => {
  expect(/<ul class="([^"]+)"/.exec(render(count))?.[1]).toContain(columns);
});
