import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Statement from './index.tsx';

test('figure and heading are one sentence and name the section', () => {
  const html = renderOnSite(
    <Statement
      type="statement"
      ground="plain"
      figure="1%"
      heading="of our time is given away"
      benefits={[
        { title: 'For clubs', text: 'Free audits.' },
        { title: 'For schools', text: 'A day with sensors.' },
      ]}
    />,
  );
  const [, id, heading = ''] =
    /aria-labelledby="([^"]+)".*<h2 id="\1">(.*?)<\/h2>/.exec(html) ?? [];
  expect(id).toBeTruthy();
  expect(heading.replace(/<[^>]+>/g, '')).toBe('1% of our time is given away');
  expect(html).toContain('<li><h3>For clubs</h3><p>Free audits.</p></li>');
  expect(html).toContain('<li><h3>For schools</h3><p>A day with sensors.</p></li>');
});
