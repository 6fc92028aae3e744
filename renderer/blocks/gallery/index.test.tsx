import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Gallery from './index.tsx';

test('each picture leads to its dialog, whose content stands in the page', () => {
  const html = renderOnSite(
    <Gallery
      type="gallery"
      ground="plain"
      pictures={[
        { slug: 'mill', picture: { src: 'mill.svg', alt: 'A house' }, caption: 'Mill Lane' },
        { slug: 'dairy', picture: { src: 'mill.svg', alt: 'A hall' }, caption: 'The old dairy' },
      ]}
    />,
    ['mill.svg'],
  );
  const [grid = '', mill = '', dairy = ''] = html.split('<section id="');
  expect(grid).toMatch(
    /<a href="#mill" aria-haspopup="dialog".*alt="A house".*>Mill Lane<\/span>/s,
  );
  expect(mill).toMatch(/^mill".*<h3[^>]*>Mill Lane<\/h3><img [^>]*alt="A house"/s);
  expect(dairy).toMatch(/^dairy".*alt="A hall"/s);
});

const classOf = (layout?: 'grid' | 'masonry' | 'strip') =>
  /<(?:ul|div) class="([^"]+)"[^>]*>(?:<ul>)?<li/.exec(
    renderOnSite(
      <Gallery
        type="gallery"
        ground="plain"
        layout={layout}
        pictures={[
          { slug: 'mill', picture: { src: 'mill.svg', alt: 'A house' }, caption: 'Mill Lane' },
        ]}
      />,
      ['mill.svg'],
    ),
  )?.[1];

test('the pictures are in a grid, in columns or in a strip', () => {
  expect(classOf()).toBe(classOf('grid'));
  expect(classOf('masonry')).toContain('masonry');
  expect(classOf('strip')).toContain('strip');
  expect(classOf('strip')).not.toBe(classOf('grid'));
});
