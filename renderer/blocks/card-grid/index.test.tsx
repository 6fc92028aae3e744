import type { BlockOf } from '../../data/types.ts';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import CardGrid from './index.tsx';

const plain = { icon: 'map', tone: 'calm' as const, text: 'A sequence.', bullets: [] };
const grid = (block: Partial<BlockOf<'card-grid'>> & Pick<BlockOf<'card-grid'>, 'cards'>) =>
  renderOnSite(<CardGrid type="card-grid" heading="Parts" ground="plain" {...block} />);
const listClass = (html: string) => /<ul class="([^"]+)"/.exec(html)?.[1];
const cardClasses = (html: string) =>
  [...html.matchAll(/<li class="([^"]+)"/g)].map(([, names = '']) =>
    names
      .split(' ')
      .filter((name) => /^(medium|large)-/.test(name))
      .join(' '),
  );

test('columns and the alignment of the last row are classes of the grid', () => {
  const cards = [{ ...plain, title: 'A' }];
  expect(listClass(grid({ cards, columns: 4 }))).toMatch(/ grid-4$/);
  expect(listClass(grid({ cards, columns: 2, align: 'center' }))).toMatch(/ grid-2 grid-centered$/);
  // Without columns, the number of cards decides.
  expect(listClass(grid({ cards, align: 'center' }))).toMatch(/ grid-3 grid-centered$/);
  expect(listClass(grid({ cards }))).not.toContain('grid-3');
});

test('cards of different sizes take cells that together fill the grid', () => {
  const html = grid({
    columns: 3,
    cards: [
      { ...plain, title: 'A', size: 'wide' },
      { ...plain, title: 'B', size: 'tall' },
      { ...plain, title: 'C' },
      { ...plain, title: 'D' },
    ],
  });
  expect(listClass(html)).toMatch(/ grid-3 grid-sized$/);
  expect(cardClasses(html)).toEqual([
    'medium-wide large-2 large-low',
    'medium-tall large-1 large-tall',
    'large-1 large-low',
    'large-1 large-low',
  ]);
});

test('a card with an address is a link as a whole, named by its title', () => {
  const html = grid({ cards: [{ ...plain, title: 'Roadmap', href: '/roadmap' }] });
  expect(html).toMatch(/<li class="[^"]* card-linked">/);
  expect(html).toMatch(/<h3><a [^>]*href="\/roadmap"[^>]*>Roadmap<svg/);
});

test('a picture is in the place of the chip, and a card can do without both', () => {
  const picture = { src: 'a.svg', alt: 'A roof' };
  const cards = [
    { ...plain, title: 'A', picture },
    { title: 'B', tone: plain.tone, text: 'Words.', bullets: [] },
  ];
  const html = renderOnSite(
    <CardGrid type="card-grid" heading="Parts" ground="plain" cards={cards} />,
    ['a.svg'],
  );
  expect(html).toMatch(/alt="A roof"/);
  expect(html).not.toContain('#map');
  expect(html).toMatch(/<li class="[^"]*"><div class="[^"]*"><h3>B<\/h3>/);
});

const card = (title: string, bullets: string[]) => ({
  icon: 'map',
  tone: 'calm' as const,
  title,
  text: 'A sequence of changes.',
  bullets,
});

const render = (cards: ReturnType<typeof card>[]) =>
  renderOnSite(<CardGrid type="card-grid" heading="What it covers" ground="plain" cards={cards} />);

test('a card shows chip, title, text and its points', () => {
  const html = render([card('Roadmap', ['In quarters', 'In days'])]);
  expect(html).toMatch(/#map".*<h3>Roadmap<\/h3><p>A sequence of changes\.<\/p>/);
  expect(html).toMatch(/<li>In quarters<\/li><li>In days<\/li>/);
  expect(render([card('Roadmap', ['In days'])])).toContain('<li>In days</li></ul>');
});

test('a card without points ends with its text', () => {
  expect(render([card('Roadmap', [])])).toContain('<p>A sequence of changes.</p></div></li>');
});

test.each([
  [2, 'two'],
  [3, 'three'],
  [4, 'two'],
  [6, 'three'],
])('%i cards stand in rows of %s', (count, columns) => {
  const html = render(Array.from({ length: count }, (_, index) => card(`Card ${index}`, [])));
  expect(/<ul class="([^"]+)"/.exec(html)?.[1]).toContain(columns);
});
