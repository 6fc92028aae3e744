import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import PictureCards from './index.tsx';

test('columns, the alignment of the last row and addresses are optional', () => {
  const card = { title: 'Roofs', text: 'All of them.', picture: { src: 'a.svg', alt: '' } };
  const html = renderOnSite(
    <PictureCards
      type="picture-cards"
      heading="Work"
      ground="plain"
      columns={4}
      align="center"
      cards={[card, { ...card, href: '/roofs' }]}
    />,
    ['a.svg'],
  );
  expect(html).toMatch(/<ul class="[^"]* grid-4 grid-centered"/);
  expect(html).toContain('<h3>Roofs</h3>');
  expect(html).toMatch(/<li class="card-linked">.*<h3><a [^>]*href="\/roofs"[^>]*>Roofs<svg/);
});

test('every card has its drawing, title and text, below the heading of the section', () => {
  const html = renderOnSite(
    <PictureCards
      type="picture-cards"
      heading="Two promises"
      lead="In every contract."
      ground="subtle"
      cards={[
        { title: 'Same people', text: 'From first to last.', picture: { src: 'a.svg', alt: '' } },
        { title: 'Short phases', text: 'Six weeks.', picture: { src: 'b.svg', alt: 'Six steps' } },
      ]}
    />,
    ['a.svg', 'b.svg'],
  );
  expect(html).toMatch(/<h2[^>]*>Two promises<\/h2><p[^>]*>In every contract\.<\/p>/);
  const cards = html.split('<li>').slice(1);
  expect(cards).toHaveLength(2);
  expect(cards[0]).toMatch(/src="\/media\/a\.svg" alt=""/);
  expect(cards[0]).toMatch(/<h3>Same people<\/h3><p[^>]*>From first to last\.<\/p>/);
  expect(cards[1]).toMatch(/alt="Six steps"/);
});
