import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Reasons from './index.tsx';

const items = [
  { title: 'We build, too', text: 'Advice comes from people who make it work.' },
  { title: 'Nothing hidden', text: 'Every line names a deliverable.' },
];

test('the reasons are a list of titles and texts in a section named by its heading', () => {
  const html = renderOnSite(
    <Reasons
      type="reasons"
      heading="Why choose us"
      ground="subtle"
      picture={{ src: 'hills.svg', alt: '' }}
      items={items}
    />,
    ['hills.svg'],
  );
  const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Why choose us</h2>`);
  expect(html.indexOf('/media/hills.svg')).toBeLessThan(html.indexOf('<ul'));
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('<h3>Nothing hidden</h3><p>Every line names a deliverable.</p>');
});

test('without a picture there is no empty frame', () => {
  const html = renderOnSite(
    <Reasons type="reasons" heading="Why choose us" ground="plain" items={items} />,
  );
  expect(html).toMatch(/<\/h2><\/div><ul/);
});
