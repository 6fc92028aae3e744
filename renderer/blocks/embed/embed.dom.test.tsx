import { expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { AssetsProvider } from '../../data/context.ts';
import Embed from './index.tsx';

const href = 'https://www.openstreetmap.org/#map=17/52.5/13.4';
/** With a frame that this document can load. */
const source = { src: 'about:blank', host: 'OpenStreetMap', kind: 'page' } as const;

test('a press loads the frame in the place of its picture, and gives it the focus', async () => {
  mountOnSite(
    <AssetsProvider value={{ pictures: {}, dates: {}, icons: {}, embeds: { [href]: source } }}>
      <Embed
        type="embed"
        heading="How to find us"
        ground="plain"
        shape="tall"
        href={href}
        picture={{ src: 'map.svg', alt: 'A map' }}
      />
    </AssetsProvider>,
  );
  expect(document.querySelector('iframe')).toBe(null);
  findElement('button').click();
  await drawn();
  expect(findElement('iframe').getAttribute('src')).toBe(source.src);
  expect(document.activeElement).toBe(findElement('iframe'));
  expect(document.querySelector('button')).toBe(null);
});

test('what is no address of an allowed host is not shown at all', () => {
  mountOnSite(
    <Embed
      type="embed"
      heading="How to find us"
      ground="plain"
      shape="wide"
      href={href}
      picture={{ src: 'map.svg', alt: 'A map' }}
    />,
  );
  expect(document.body.textContent).toBe('');
});
