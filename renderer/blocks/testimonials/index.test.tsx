import { describe, expect, test } from 'vitest';
import type { BlockOf } from '../../data/types.ts';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Testimonials from './index.tsx';

type Items = BlockOf<'testimonials'>['items'];

const primary: Items[number] = {
  type: 'primary',
  quote: 'They kept their dates.',
  date: '2025-06-27',
  link: { label: 'Read it at the guild', href: 'https://guild.example/1' },
};
const secondary: Items[number] = {
  type: 'secondary',
  quote: 'Careful with our tenants.',
  date: '2024-05-10',
};

const render = (items: Items) =>
  renderOnSite(
    <Testimonials
      type="testimonials"
      heading="What clients wrote"
      ground="plain"
      mark="Verified by the guild"
      items={items}
    />,
  );

test('every quote carries the badge and its date, and a link where it has one', () => {
  const quotes = render([primary, secondary]).split('<figure').slice(1);
  expect(quotes).toHaveLength(2);
  expect(quotes[0]).toMatch(/<blockquote><p[^>]*>They kept their dates\.<\/p><\/blockquote>/);
  expect(quotes[0]).toMatch(/#badge-check"><\/use><\/svg>Verified by the guild/);
  expect(quotes[0]).toContain('<time dateTime="2025-06-27">2025-06-27</time>');
  expect(quotes[0]).toMatch(/href="https:\/\/guild\.example\/1" target="_blank"/);
  expect(quotes[0]).toContain('#arrow-up-right');
  expect(quotes[1]).toContain('<time dateTime="2024-05-10">2024-05-10</time>');
  expect(quotes[1]).not.toContain('<a ');
});

test('primary quotes come first, whatever their place in the list', () => {
  const html = render([secondary, primary]);
  expect(html.indexOf('They kept')).toBeLessThan(html.indexOf('Careful'));
});

test('a kind that no quote has leaves no empty list', () => {
  expect(render([primary]).match(/<ul/g)).toHaveLength(1);
  expect(render([secondary]).match(/<ul/g)).toHaveLength(1);
});

test('where nobody verified the quotes there is no badge', () => {
  const html = renderOnSite(
    <Testimonials type="testimonials" heading="Quotes" ground="plain" items={[secondary]} />,
  );
  expect(html).toContain('Careful with our tenants.');
  expect(html).not.toContain('badge-check');
});

test('who wrote it is said as far as the author of the page says it', () => {
  const logo = { src: 'quarry.svg', alt: 'Quarry Lane' };
  const known = { ...secondary, name: 'Marta Olsen', role: 'Head of property', company: 'Quarry' };
  const block = { type: 'testimonials', heading: 'Quotes', ground: 'plain' } as const;
  const html = renderOnSite(<Testimonials {...block} items={[{ ...known, logo }]} />, [
    'quarry.svg',
  ]);
  expect(html).toMatch(/<figcaption[^>]*><div[^>]*>.*src="\/media\/quarry\.svg"/);
  expect(html).toMatch(/<b[^>]*>Marta Olsen<\/b>Head of property · Quarry</);
  expect(render([{ ...secondary, company: 'Quarry' }])).toMatch(/<span>Quarry<\/span>/);
  expect(render([secondary])).toMatch(/<figcaption[^>]*><span[^>]*><svg/);
});

describe('the layout', () => {
  const block = { type: 'testimonials', heading: 'Quotes', ground: 'plain' } as const;
  const face = { src: 'face.svg', alt: 'Marta Olsen' };
  const items: Items = [
    { quote: 'They kept their dates.', name: 'Marta Olsen', picture: face, stars: 4 },
    { ...primary, source: 'Survey of spring 2025' },
  ];
  const drawn = (layout: 'cards' | 'large' | 'row') =>
    renderOnSite(<Testimonials {...block} layout={layout} items={items} />, ['face.svg']);

  test.each(['cards', 'large', 'row'] as const)('%s has all quotes in their order', (layout) => {
    const html = drawn(layout);
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html.indexOf('They kept')).toBeLessThan(html.indexOf('Survey of spring'));
  });

  test('a face is next to the name, where the quote is large next to the quote', () => {
    expect(drawn('cards')).toMatch(/<figcaption[^>]*>.*face\.svg.*Marta Olsen<\/b>/);
    // HTML has no frame of a picture within a line of text.
    expect(drawn('cards')).not.toMatch(/<span[^>]*><div/);
    expect(drawn('large')).toMatch(/<figure[^>]*><div[^>]*>.*face\.svg.*<blockquote>/);
  });

  test('a row can be scrolled with the keyboard, and says what it holds', () => {
    expect(drawn('row')).toMatch(
      /<div role="group" tabindex="0" aria-label="Quotes" class="strip /,
    );
  });
});

test('stars are read aloud as how many of five', () => {
  const html = render([{ quote: 'Quick.', stars: 4 }]);
  expect(html).toMatch(/<span role="img" aria-label="4 of 5 stars"[^>]*>(<svg.*){5}<\/span>/);
  expect(html.match(/class="[^"]*quote-star"/g)).toHaveLength(4);
  expect(render([{ quote: 'Quick.' }])).not.toContain('role="img"');
});

test('a quote without a type is a small card, and without a date has none', () => {
  const html = render([{ quote: 'Quick.' }, primary]);
  expect(html.indexOf('They kept')).toBeLessThan(html.indexOf('Quick.'));
  expect(html.match(/<time/g)).toHaveLength(1);
});
