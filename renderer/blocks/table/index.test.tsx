import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import type { BlockOf } from '../../data/types.ts';
import Table from './index.tsx';

const block: BlockOf<'table'> = {
  type: 'table',
  heading: 'Prices',
  ground: 'plain',
  caption: 'Prices by building',
  columns: [
    { title: 'Building', align: 'start' },
    { title: 'Price', align: 'end' },
  ],
  rows: [['House', '**€900**']],
  headerColumn: true,
};

test('a table says what it shows, and what its rows and columns are', () => {
  const html = renderOnSite(<Table {...block} />);
  expect(html).toMatch(/<caption[^>]*>Prices by building<\/caption>/);
  expect(html).toMatch(/<th scope="col">Building<\/th><th scope="col" class="[^"]*end[^"]*">Price/);
  expect(html).toMatch(/<th scope="row">House<\/th><td class="[^"]*end[^"]*"><strong>€900/);
});

test('where the first column names nothing it has no row headers', () => {
  expect(renderOnSite(<Table {...block} headerColumn={false} />)).toContain('<td>House</td>');
});

test('it can be scrolled with the keyboard, and says then what it is', () => {
  expect(renderOnSite(<Table {...block} />)).toMatch(
    /<section [^>]*aria-label="Prices by building" tabindex="0"><table/,
  );
});
