import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { AssetsProvider } from '../../data/context.ts';
import type { Frame } from '../../embed/Frame.tsx';
import type { BlockOf } from '../../data/types.ts';
import Embed from './index.tsx';

// This document loads no frames.
vi.mock('../../embed/Frame.tsx', () => ({
  Frame: ({ source, title, link, tall, focused }: ComponentProps<typeof Frame>) => (
    <output>{[source.src, title, link, tall, focused].join(' | ')}</output>
  ),
}));

const block: BlockOf<'embed'> = {
  type: 'embed',
  heading: 'How to find us',
  ground: 'plain',
  shape: 'tall',
  href: 'https://map.example/mill',
  picture: { src: 'map.svg', alt: 'A map' },
};
const source = { src: 'https://map.example/frame', host: 'Maps', kind: 'page' } as const;

test('a press loads the frame in the place of its picture, and gives it the focus', async () => {
  const embeds = { [block.href]: source };
  mountOnSite(
    <AssetsProvider value={{ pictures: {}, dates: {}, icons: {}, embeds }}>
      <Embed {...block} />
    </AssetsProvider>,
  );
  expect(document.querySelector('output')).toBe(null);
  findElement('button').click();
  await drawn();
  expect(findElement('output').textContent).toBe(
    'https://map.example/frame | How to find us | Open at Maps | true | true',
  );
  expect(document.querySelector('button')).toBe(null);
});

test('what no frame of an allowed host can show is not shown at all', () => {
  mountOnSite(<Embed {...block} />);
  expect(document.body.textContent).toBe('');
});
