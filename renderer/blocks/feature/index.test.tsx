import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Feature from './index.tsx';

test('the card is named by its heading and ends its text with the button', () => {
  const html = renderOnSite(
    <Feature
      type="feature"
      ground="plain"
      heading="Start with a visit"
      text="We walk through the building."
      points={['A written list', 'A costed plan']}
      action={{ label: 'How a visit works', href: '/visit' }}
      picture={{ src: 'hills.svg', alt: '' }}
    />,
    ['hills.svg'],
  );
  const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(
    `<h2 id="${id}">Start with a visit</h2><p>We walk through the building.</p>`,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/<li><svg.*?#check"><\/use><\/svg>A written list<\/li>/);
  expect(html).toMatch(/<\/ul><a [^>]*href="\/visit">How a visit works/);
  expect(html).toContain('/media/hills.svg');
});

test('a second action is a link beside the button, in the color of the card', () => {
  const html = renderOnSite(
    <Feature
      type="feature"
      ground="plain"
      heading="Start with a visit"
      text="We walk through the building."
      points={['A written list']}
      action={{ label: 'How a visit works', href: '/visit' }}
      secondAction={{ label: 'What it costs', href: '/prices' }}
      picture={{ src: 'hills.svg', alt: '' }}
    />,
    ['hills.svg'],
  );
  expect(html).toMatch(
    /href="\/visit">How a visit works<svg.*?<\/svg><\/a><a [^>]*href="\/prices"[^>]*><span>What it costs/,
  );
});
