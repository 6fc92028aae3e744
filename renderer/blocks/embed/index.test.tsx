import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import type { BlockOf } from '../../data/types.ts';
import Embed from './index.tsx';

const block: BlockOf<'embed'> = {
  type: 'embed',
  heading: 'How to find us',
  ground: 'plain',
  shape: 'wide',
  href: 'https://www.openstreetmap.org/#map=17/52.5/13.4',
  picture: { src: 'map.svg', alt: 'A map' },
};

const render = (change: Partial<typeof block> = {}, embeds = ['openstreetmap']) =>
  renderOnSite(<Embed {...block} {...change} />, ['map.svg'], { ...site, embeds }, [block.href]);

test('shows a picture, a button, what the button does with data, and a plain link', () => {
  const html = render();
  expect(html).toContain('alt="A map"');
  expect(html).toMatch(/<button type="button" class="[^"]*with-script"[^>]*>Show here<\/button>/);
  expect(html).toContain('loads content from OpenStreetMap, which can then see your IP address');
  expect(html).toMatch(
    /<a href="https:\/\/www\.openstreetmap\.org\/#map=17\/52\.5\/13\.4" target="_blank"/,
  );
});

test('asks nothing of the host by itself, and says of which one its frame will be', () => {
  const html = render();
  expect(html).not.toContain('<iframe');
  expect(html).toContain('data-frame="https://www.openstreetmap.org"');
});

test('the page may say in its own words what the button does', () => {
  const html = render({ label: 'Show the map', notice: 'See [privacy](/privacy).' });
  expect(html).toContain('>Show the map</button>');
  expect(html).toMatch(/See <a [^>]*href="\/privacy"/);
  expect(html).not.toContain('loads content from');
});
