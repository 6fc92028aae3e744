import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import Videos from './index.tsx';

const video = {
  slug: 'audit',
  title: 'An audit in six minutes',
  description: 'Room by room.',
  date: '2025-08-14',
  picture: { src: 'still.svg', alt: '' },
  href: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  label: 'Watch Video',
};
const elsewhere = {
  ...video,
  slug: 'a-walk',
  title: 'A walk',
  href: 'https://video.example/watch/walk',
};

function render(items: (typeof video)[], heading?: string, embeds = ['youtube']): string {
  return renderOnSite(
    <Videos type="videos" ground="plain" heading={heading} items={items} />,
    [],
    { ...site, embeds },
    items.map(({ href }) => href),
  );
}

test('a recognised video opens a dialog at its own address', () => {
  const html = render([video]);
  expect(html).toMatch(/<a href="#audit" aria-haspopup="dialog"/);
  expect(html).toContain('aria-label="Watch Video: An audit in six minutes"');
  expect(html).toMatch(/<section id="audit" class="without-script/);
});

test('without a script the dialog is a link to the video, and no player is loaded', () => {
  const html = render([video]);
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('src="https://www.youtube-nocookie');
  expect(html).toMatch(/<section id="audit[^]*<a href="https:\/\/www\.youtube\.com\/watch/);
});

test('any other video is a link to a new tab and has no dialog', () => {
  const html = render([elsewhere]);
  expect(html).toMatch(/<a href="https:\/\/video\.example\/watch\/walk" target="_blank"/);
  expect(html).not.toContain('id="a-walk"');
  expect(html).not.toContain('aria-haspopup');
});

test('a title stands one level below what is above it', () => {
  expect(render([video])).toMatch(/<h2[^>]*>An audit/);
  expect(render([video], 'Videos')).toMatch(/<h3[^>]*>An audit/);
});

test('where the site allows no embeds of its host, a video is a link as well', () => {
  const html = render([video], undefined, []);
  expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch[^"]*" target="_blank"/);
  expect(html).not.toMatch(/aria-haspopup|data-frame/);
  expect(render([video])).toContain('data-frame="https://www.youtube-nocookie.com"');
});
