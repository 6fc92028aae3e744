import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import CardGrid from './index.tsx';

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
