import { expect, test } from 'vitest';
import type { BlockOf } from '../../data/types.ts';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import LogoRow from './index.tsx';

test('each logo is read aloud as the name of its organisation, in a list named by the label', () => {
  const html = renderOnSite(
    <LogoRow
      type="logo-row"
      label="Partners we work with"
      logos={[
        { name: 'Tilia', picture: { src: 'tilia.svg', alt: '' } },
        { name: 'Fenwick Glass', picture: { src: 'fenwick.svg', alt: '' } },
      ]}
    />,
    ['tilia.svg', 'fenwick.svg'],
  );
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}">Partners we work with</p>`);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/src="\/media\/tilia\.svg" alt="Tilia"/);
  expect(html).toMatch(/alt="Fenwick Glass"/);
});

test('a logo may lead to its organisation, and all may be small, large or gray', () => {
  const picture = { src: 'tilia.svg', alt: '' };
  const row = (options: Partial<BlockOf<'logo-row'>> = {}) =>
    renderOnSite(
      <LogoRow
        type="logo-row"
        label="Partners"
        logos={[{ name: 'Tilia', picture, href: '/tilia' }]}
        {...options}
      />,
      ['tilia.svg'],
    );
  expect(row()).toMatch(/<a [^>]*href="\/tilia"[^>]*><img [^>]*alt="Tilia"/);
  expect(row()).toMatch(/<ul class="[^ "]*">/);
  expect(row({ size: 'large', colors: 'gray' })).toMatch(/<ul class="\S+ \S*large\S* \S*gray\S*">/);
});

test('a row that moves has its logos twice, read aloud once, and can be stopped without a script', () => {
  const logos = [{ name: 'Tilia', picture: { src: 'tilia.svg', alt: '' }, href: '/tilia' }];
  const html = renderOnSite(<LogoRow type="logo-row" label="Partners" moves logos={logos} />, [
    'tilia.svg',
  ]);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/alt="Tilia".*<ul [^>]*aria-hidden="true"><li><img [^>]*alt=""/s);
  expect(html).toContain(
    '<input type="checkbox" class="visually-hidden" aria-label="Pause images"/>',
  );
  const still = renderOnSite(
    <LogoRow type="logo-row" label="Partners" moves={false} logos={logos} />,
    [],
  );
  expect(still).not.toContain('checkbox');
});
