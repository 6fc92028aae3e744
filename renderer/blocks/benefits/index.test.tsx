import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import Benefits from './index.tsx';

test('each point has its icon, title and text', () => {
  const html = renderOnSite(
    <Benefits
      type="benefits"
      ground="plain"
      heading="Why join us"
      items={[
        { icon: 'clock', tone: 'warm', title: 'Regular hours', text: 'Nobody is on call.' },
        { icon: 'house', tone: 'calm', title: 'Your place', text: 'Work where you like.' },
      ]}
    />,
  );
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toMatch(/#clock".*<h3>Regular hours<\/h3><p>Nobody is on call\.<\/p>/);
  expect(html).toMatch(/#house".*<h3>Your place<\/h3><p>Work where you like\.<\/p>/);
});
