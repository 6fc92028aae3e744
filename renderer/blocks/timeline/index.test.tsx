import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Timeline from './index.tsx';

test('each entry says when it was, in a list that has an order', () => {
  const html = renderOnSite(
    <Timeline
      type="timeline"
      heading="How it came to be"
      ground="plain"
      entries={[
        {
          when: '2012',
          title: 'Two engineers',
          text: 'The first was **a school**.',
          picture: { src: 'a.svg', alt: 'A canal' },
        },
        { when: 'Today', title: 'Fourteen people' },
      ]}
    />,
    ['a.svg'],
  );
  const [, first = '', last = ''] = html.split('<li');
  expect(html).toContain('<ol ');
  expect(first).toMatch(/2012<\/p>.*<h3>Two engineers<\/h3><p>The first was <strong>a school/s);
  expect(first).toContain('alt="A canal"');
  expect(last).toMatch(/Today<\/p><div [^>]*><h3>Fourteen people<\/h3><\/div><\/li>/);
});
