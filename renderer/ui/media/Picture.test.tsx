import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsProvider, SiteProvider } from '../../data/context.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import { FramedPicture } from './FramedPicture.tsx';
import { Picture } from './Picture.tsx';
import { siteData } from '../../../test-support/render-on-site.tsx';

const drawing = {
  kind: 'drawing',
  url: '/media/hills.svg',
  width: 4,
  height: 3,
  viewBox: '0 0 4 3',
  fit: 'xMidYMid slice',
  layers: ['ground', 'disc'],
  inherits: false,
} satisfies PictureFile;

const tall: PictureFile = {
  kind: 'bitmap',
  url: '/media/tall.jpg',
  width: 6,
  height: 9,
  sources: [{ type: 'image/avif', srcset: '/media/tall-480.avif 480w' }],
};

function render(
  file: PictureFile,
  props: Partial<ComponentProps<typeof Picture>> = {},
  dark = siteData.dark,
) {
  return renderToStaticMarkup(
    <SiteProvider value={{ ...siteData, dark }}>
      <AssetsProvider
        value={{ pictures: { 'a.svg': file, 'tall.jpg': tall }, dates: {}, icons: {} }}
      >
        <Picture src="a.svg" alt="" {...props} />
      </AssetsProvider>
    </SiteProvider>,
  );
}

it('a drawing is an image that waits until it comes near', () => {
  expect(render(drawing, { alt: 'Hills' })).toBe(
    '<img src="/media/hills.svg" alt="Hills" width="4" height="3" loading="lazy" decoding="async"/>',
  );
});

it('the first drawing is asked for at once, but neither before the words nor twice', () => {
  const html = render(drawing, { eager: true });
  expect(html).toContain('loading="eager" fetchPriority="low"');
  expect(html).not.toContain('preload');
});

it('a logo in the colour of the text is a part of the page, so that the colour reaches it', () => {
  expect(render({ ...drawing, inherits: true }, { alt: 'Hills' })).toBe(
    '<svg viewBox="0 0 4 3" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Hills">' +
      '<use href="/media/hills.svg#art"></use></svg>',
  );
});

it('layers that move are parts of the page, each for itself', () => {
  const html = render(drawing, { layered: true });
  expect(html).toContain(
    'aria-hidden="true"><use href="/media/hills.svg#ground" data-layer="ground">',
  );
  expect(html).toContain('<use href="/media/hills.svg#disc" data-layer="disc">');
});

const photograph = {
  kind: 'bitmap',
  url: '/media/a.jpg',
  width: 9,
  height: 6,
  sources: [{ type: 'image/avif', srcset: '/media/a-480.avif 480w' }],
} satisfies PictureFile;

it('a photograph comes in modern formats', () => {
  const html = render(photograph);
  expect(html).toMatch(/^<picture><source type="image\/avif" srcSet="\/media\/a-480\.avif 480w"/);
  expect(html).toMatch(/<img src="\/media\/a\.jpg" alt="" width="9" height="6" loading="lazy"/);
  expect(html).not.toContain('fetchPriority');
});

it('a photograph is as large as its place: half of a wide screen, or all of it', () => {
  expect(render(photograph)).toContain('sizes="(min-width: 64rem) 50vw, 100vw"');
  expect(render(photograph, { wide: true })).toContain('sizes="100vw"');
  expect(render(photograph, { eager: true })).toContain('loading="eager" decoding');
});

const drawFrame = (wide: boolean) =>
  renderToStaticMarkup(
    <SiteProvider value={siteData}>
      <AssetsProvider value={{ pictures: { 'a.svg': photograph }, dates: {}, icons: {} }}>
        <FramedPicture picture={{ src: 'a.svg', alt: '' }} wide={wide} />
      </AssetsProvider>
    </SiteProvider>,
  );

it('a frame asks for as much of a photograph as it is wide', () => {
  expect(drawFrame(true)).toContain('sizes="100vw"');
  expect(drawFrame(false)).toContain('sizes="(min-width: 64rem) 50vw, 100vw"');
});

it('says in tenths which point stays in sight', () => {
  expect(render(photograph, { focus: [0.7, 0.42] })).toContain('data-focus="7 4"');
  expect(render(drawing, { focus: [0, 1] })).toContain('data-focus="0 10"');
  expect(render(photograph)).not.toContain('data-focus');
});

it('phones get another file, before all others', () => {
  const phone =
    '<picture><source type="image/avif" srcSet="/media/tall-480.avif 480w" sizes="100vw"';
  const html = render(photograph, { narrow: 'tall.jpg' });
  expect(html.startsWith(`${phone} media="(max-width: 47.99rem)" width="6" height="9"/>`)).toBe(
    true,
  );
  expect(html.indexOf('/media/tall.jpg')).toBeLessThan(html.indexOf('/media/a-480.avif'));
  expect(render(drawing, { narrow: 'tall.jpg' })).toMatch(
    /^<picture>.*<img src="\/media\/hills.svg"/,
  );
});

it('offers its widest files only where it is as wide as the window', () => {
  const srcset = '/media/a-1920.avif 1920w, /media/a-2560.avif 2560w';
  const large = { ...tall, sources: [{ type: 'image/avif', srcset }] };
  expect(render(large, { wide: true })).toContain(`srcSet="${srcset}"`);
  expect(render(large)).toContain('srcSet="/media/a-1920.avif 1920w"');
});

const drawFramed = (picture: ComponentProps<typeof FramedPicture>['picture']) =>
  renderToStaticMarkup(
    <SiteProvider value={siteData}>
      <FramedPicture picture={picture} />
    </SiteProvider>,
  );

it('a frame has the ratio that its picture names', () => {
  expect(drawFramed({ src: 'a.svg', alt: '', ratio: '3:2' })).toContain('data-ratio="3:2"');
  expect(drawFramed({ src: 'a.svg', alt: '' })).not.toContain('data-ratio');
});

it('both files of a picture are in the page, each for its theme, and are loaded once they have a box', () => {
  const html = render(photograph, { dark: 'tall.jpg', narrow: 'tall.jpg', eager: true });
  const images = html.match(/<img[^>]*>/g) ?? [];
  expect(images).toHaveLength(2);
  expect(images[0]).toMatch(/data-scheme="light".*a\.jpg.*loading="lazy" fetchPriority="high"/);
  expect(images[1]).toMatch(/data-scheme="dark".*tall\.jpg.*loading="lazy" fetchPriority="high"/);
  // That for phones is another one of the light picture.
  expect(html.match(/media="\(max-width/g)).toHaveLength(2);
  const part = render({ ...drawing, inherits: true }, { dark: 'tall.jpg' });
  expect(part).toMatch(/^<svg[^>]* data-scheme="light">/);
});

it('where all pages are light, or all are dark, there is one of the two', () => {
  const light = render(photograph, { dark: 'tall.jpg' }, 'none');
  expect(light).toContain('/media/a.jpg');
  expect(light).not.toContain('tall');
  const dark = render(photograph, { dark: 'tall.jpg' }, 'only');
  expect(dark).toContain('/media/tall.jpg');
  expect(dark).not.toContain('/media/a.jpg');
  expect(light + dark).not.toContain('data-scheme');
});
