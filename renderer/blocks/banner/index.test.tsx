import { expect, test } from 'vitest';
import { drawing } from '../../../test-support/content/drawing.ts';
import { renderOnSite, siteData } from '../../../test-support/render-on-site.tsx';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import { SiteProvider } from '../../data/context.ts';
import styles from './banner.module.css';
import Banner from './index.tsx';

const banner = (
  <Banner
    type="banner"
    heading="Warm old houses"
    label="Highlights"
    interval={5000}
    action={{ label: 'Book a visit', href: '/visit' }}
    slides={[
      {
        label: 'Measure',
        title: 'We measure before we build',
        text: 'Two weeks, twenty sensors.',
        picture: { src: 'measure.jpg', alt: '' },
        link: { label: 'How we measure', href: '/measure' },
      },
      {
        label: 'Build',
        title: 'We build with lime and wood',
        text: 'What was there stays.',
        picture: { src: 'build.jpg', alt: '' },
      },
    ]}
  />
);

/** A photograph as the build has looked it up. */
const photo = (name: string): PictureFile => ({
  kind: 'bitmap',
  url: `/media/${name}`,
  width: 9,
  height: 6,
  sources: [{ type: 'image/avif', srcset: `/media/${name}-480.avif 480w` }],
});
const pictures = {
  'measure.jpg': { ...photo('measure.jpg'), veils: { left: 'light', all: 'strong' } as const },
  'build.jpg': { ...photo('build.jpg'), bright: ['left', 'all'] },
} satisfies Record<string, PictureFile>;
const html = renderOnSite(banner, [], undefined, [], { pictures });
const slides = html.split('role="group"').slice(1);
const picker = html.match(/<button type="button"[^>]*>.*?<\/button>/g) ?? [];

test('carries the main heading once, beside the slides that come and go', () => {
  expect(html.match(/<h1[^>]*>Warm old houses<\/h1>/g)).toHaveLength(1);
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('role="group"'));
});

test('each slide has its name, title, text and the button of all; a second link only where it has one', () => {
  expect(slides).toHaveLength(2);
  const [first = '', second = ''] = slides;
  expect(first).toContain('aria-label="1 of 2: Measure"');
  expect(first).toMatch(/<h2[^>]*>We measure before we build<\/h2>.*Two weeks, twenty sensors\./);
  expect(first).toContain('href="/measure"');
  expect(second).toContain('aria-label="2 of 2: Build"');
  expect(second).not.toContain('/measure');
  for (const slide of slides) expect(slide).toMatch(/href="\/visit"[^>]*>.*Book a visit/);
});

test('before a script runs the first slide is the active one, and none is out of reach', () => {
  expect(slides.map((slide) => slide.includes('data-active="true"'))).toEqual([true, false]);
  expect(html).not.toContain('inert');
});

test('a photograph fills the width; that of the first slide alone is asked for at once', () => {
  const [first = '', second = ''] = slides;
  expect(first).toContain('loading="eager"');
  expect(second).toContain('loading="lazy"');
  for (const slide of slides) expect(slide).toContain('sizes="100vw"');
});

test('words on a photograph are white or dark, each over the veil that it needs next to them', () => {
  const [first = '', second = ''] = slides;
  expect(html).toContain(`class="${styles.banner} photo-banner"`);
  expect(first).toContain('photo-slide behind behind-dark"');
  expect(first).toMatch(/<span class="behind-veil-strong behind-veil-side"><.*<h2/);
  expect(second).toContain('photo-slide behind behind-bright"');
  expect(second).not.toContain('behind-veil');
});

test('words that begin at the right are measured there', () => {
  const rightToLeft = (
    <SiteProvider value={{ ...siteData, direction: 'rtl' }}>{banner}</SiteProvider>
  );
  expect(renderOnSite(rightToLeft, [], undefined, [], { pictures })).toMatch(
    /photo-slide behind behind-dark".*photo-slide behind behind-dark"/,
  );
});

test('a drawing next to photographs stays one, and without any the banner has no class of them', () => {
  const hills = { ...drawing, url: '/media/hills.svg' };
  const draw = (first: PictureFile) =>
    renderOnSite(banner, [], undefined, [], {
      pictures: { 'measure.jpg': hills, 'build.jpg': first },
    });
  const [beside = ''] = draw(photo('build.jpg')).split('role="group"').slice(1);
  expect(beside).toContain('/media/hills.svg#art');
  expect(beside).not.toContain('behind');
  expect(draw(photo('build.jpg'))).toContain('photo-banner');
  expect(draw(hills)).not.toMatch(/photo-|behind/);
});

test('each slide has a button, that of the active one marked; nothing measures time before a script does', () => {
  const chosen = picker.filter((button) => /Measure|Build/.test(button));
  expect(chosen.map((button) => button.includes('aria-current="true"'))).toEqual([true, false]);
  expect(html).not.toContain('animation-duration');
  expect(chosen.map((button) => button.includes(`class="${styles.full}"`))).toEqual([true, false]);
});

test('can be stopped and moved by buttons with names', () => {
  for (const name of ['Pause slides', 'Previous slide', 'Next slide'])
    expect(html).toContain(`aria-label="${name}"`);
});
