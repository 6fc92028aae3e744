import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Story from './index.tsx';

test('shows the picture, and paragraphs with strong words and links', () => {
  const html = renderOnSite(
    <Story
      type="story"
      ground="plain"
      flip={false}
      heading="Twelve years"
      paragraphs={['It began with **two engineers**.', 'Read [the news](#news).']}
      picture={{ src: 'roof.svg', alt: 'A flat roof' }}
    />,
    ['roof.svg'],
  );
  expect(html).toContain('alt="A flat roof"');
  expect(html).toMatch(/aria-labelledby="([^"]+)".*<h2 id="\1">Twelve years<\/h2>/);
  expect(html).toContain('<p>It began with <strong>two engineers</strong>.</p>');
  expect(html).toMatch(/<p>Read <a href="#news"[^>]*>the news<\/a>\.<\/p>/);
});
