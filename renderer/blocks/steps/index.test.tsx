import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Steps from './index.tsx';

test('steps are a numbered list, with a picture where they have one', () => {
  const html = renderOnSite(
    <Steps
      type="steps"
      heading="From call to report"
      ground="plain"
      items={[
        { title: 'A call', text: '*Twenty* minutes.' },
        { title: 'A visit', text: 'We walk.', picture: { src: 'roof.svg', alt: 'A roof' } },
      ]}
    />,
    ['roof.svg'],
  );
  expect(html).toMatch(/<ol[^>]*><li[^>]*><h3[^>]*>A call<\/h3><p><em>Twenty<\/em> minutes\.<\/p>/);
  expect(html).toMatch(/<li[^>]*><div.*alt="A roof".*<h3[^>]*>A visit<\/h3>/s);
});
