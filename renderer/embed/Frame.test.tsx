import { expect, test } from 'vitest';
import { embedSource, type EmbedSource } from '../../schema/embeds/embed-source.ts';
import { renderOnSite } from '../../test-support/render-on-site.tsx';
import { Frame } from './Frame.tsx';

const href = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const page: EmbedSource = {
  src: 'https://booking.example/',
  host: 'booking.example',
  kind: 'page',
};

function render(source = embedSource(href, ['youtube']) ?? page) {
  return renderOnSite(<Frame source={source} title="An audit" href={href} link="Watch there" />);
}

test('plays at once, from the host that sets no cookies, and may do no more than play', () => {
  const html = render();
  expect(html).toContain(
    'src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&amp;enablejsapi=1"',
  );
  expect(html).toContain('title="An audit"');
  expect(html).toContain('allow="autoplay; encrypted-media; picture-in-picture; fullscreen"');
  expect(html).toContain('referrerPolicy="strict-origin-when-cross-origin"');
  expect(html).not.toMatch(/allow-(top-navigation|forms)/);
});

test('a page may send its forms, and never leads the visitor away', () => {
  const html = render(page);
  expect(html).toMatch(/sandbox="[^"]*allow-forms"/);
  expect(html).toContain('allow="fullscreen"');
  expect(html).not.toContain('allow-top-navigation');
});

test('says where the video can be seen, and nothing of a player that may still come', () => {
  const html = render();
  expect(html).toContain('<p role="status"></p>');
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=M7lc1UVf-VE" target="_blank"/,
  );
});
