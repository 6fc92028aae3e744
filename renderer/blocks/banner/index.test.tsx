import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
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
const photo = (name: string) => ({
  kind: 'bitmap' as const,
  url: `/media/${name}`,
  width: 9,
  height: 6,
  sources: [{ type: 'image/avif', srcset: `/media/${name}-480.avif 480w` }],
  veil: '#102030',
});
const pictures = { 'measure.jpg': photo('measure.jpg'), 'build.jpg': photo('build.jpg') };
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

test('a photograph fills the width under a veil; that of the first slide alone is asked for at once', () => {
  const [first = '', second = ''] = slides;
  expect(first).toContain('loading="eager"');
  expect(second).toContain('loading="lazy"');
  for (const slide of slides) {
    expect(slide).toContain('sizes="100vw"');
    expect(slide).toContain('color="#102030"');
  }
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
