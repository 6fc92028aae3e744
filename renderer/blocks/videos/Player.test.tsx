import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { Player } from './Player.tsx';

const href = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';

test('plays at once, from the host that sets no cookies, and may do no more than play', () => {
  const html = renderOnSite(<Player id="M7lc1UVf-VE" title="An audit" href={href} />);
  expect(html).toContain(
    'src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&amp;enablejsapi=1"',
  );
  expect(html).toContain('title="An audit"');
  expect(html).toContain('allow="autoplay; encrypted-media; picture-in-picture; fullscreen"');
  expect(html).toContain('referrerPolicy="strict-origin-when-cross-origin"');
  expect(html).not.toContain('allow-top-navigation');
});

test('says where the video can be seen, and nothing of a player that may still come', () => {
  const html = renderOnSite(<Player id="M7lc1UVf-VE" title="An audit" href={href} />);
  expect(html).toContain('<p role="status"></p>');
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=M7lc1UVf-VE" target="_blank"/,
  );
});
