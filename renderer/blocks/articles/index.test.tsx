import { describe, expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Articles from './index.tsx';

const article = {
  title: 'Five checks',
  description: 'Valves, pumps and a window.',
  date: '2025-09-18',
  picture: { src: 'valve.svg', alt: '' },
  href: 'https://notes.example/five-checks',
  label: 'Read More',
};

describe('the card of an article', () => {
  const html = renderOnSite(
    <Articles type="articles" ground="plain" heading="From the blog" items={[article]} />,
    ['valve.svg'],
  );

  test('shows its picture', () => {
    expect(html).toContain('src="/media/valve.svg"');
  });

  test('says when it was written', () => {
    expect(html).toContain('<time dateTime="2025-09-18">2025-09-18</time>');
  });

  test('has its title as a heading, and its text', () => {
    expect(html).toMatch(/<h3[^>]*>Five checks<\/h3>/);
    expect(html).toContain('Valves, pumps and a window.');
  });

  test('has one link, to a new tab, which names it', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="https://notes.example/five-checks" target="_blank"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('Read More: Five checks (opens in a new tab)');
  });
});

test('without a heading above them, titles are headings of the second level', () => {
  const html = renderOnSite(<Articles type="articles" ground="plain" items={[article]} />);
  expect(html).toMatch(/<h2[^>]*>Five checks<\/h2>/);
});
