import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Player } from './Player.tsx';

test('plays at once, from the host that sets no cookies, and may do no more than play', () => {
  const html = renderToStaticMarkup(<Player id="M7lc1UVf-VE" title="An audit" />);
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1"');
  expect(html).toContain('title="An audit"');
  expect(html).toContain('allow="autoplay; encrypted-media; picture-in-picture; fullscreen"');
  expect(html).toContain('referrerPolicy="strict-origin-when-cross-origin"');
  expect(html).not.toContain('allow-top-navigation');
});
