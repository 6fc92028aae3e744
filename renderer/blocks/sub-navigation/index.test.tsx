import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import SubNavigation from './index.tsx';

test('each section of the page has a link, which opens no dialog', () => {
  const sections = [
    { id: 'costs', name: 'What it costs' },
    { id: 'steps', name: 'How it goes' },
  ];
  const html = renderOnSite(
    <SubNavigation type="sub-navigation" label="On this page" />,
    [],
    site,
    [],
    { sections, places: ['costs', 'steps'] },
  );
  expect(html).toMatch(/<nav [^>]*aria-labelledby="([^"]+)".*<p id="\1">On this page<\/p>/);
  expect(html).toMatch(/<a href="#costs" [^>]*>What it costs<\/a>.*<a href="#steps"/);
  expect(html).not.toContain('aria-haspopup');
});
