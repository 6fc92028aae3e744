import { expect, test } from 'vitest';
import { drawing } from '../../../test-support/content/drawing.ts';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import type { BlockOf } from '../../data/types.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import Hero from './index.tsx';

const picture = { src: 'hills.svg', alt: '' };

test('the title is the one main heading, with the words below it when there is a picture', () => {
  const html = renderOnSite(
    <Hero
      type="hero"
      title="Energy audits"
      subtitle="Two weeks"
      text="With **a plan**."
      picture={picture}
      action={{ label: 'Book a visit', href: 'mailto:hello@site.example' }}
    />,
    ['hills.svg'],
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1>Energy audits<\/h1>.*Two weeks.*With <strong>a plan<\/strong>\./);
  expect(html).toMatch(/href="mailto:hello@site\.example"[^>]*>Book a visit/);
  expect(html.indexOf('Book a visit')).toBeLessThan(html.indexOf('/media/hills.svg'));
});

test('the breadcrumb starts at the home page and marks the last name as this page', () => {
  const html = renderOnSite(
    <Hero type="hero" title="Energy audits" breadcrumb={['Services', 'Energy audits']} />,
  );
  expect(html).toContain('<nav aria-label="Breadcrumb">');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
  expect(html).toMatch(/<li><svg[^>]*>.*?<\/svg>Services<\/li>/);
  expect(html).toMatch(/<li aria-current="page"><svg[^>]*>.*?<\/svg>Energy audits<\/li>/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('without a picture the lead stands beside the title, and what is not given leaves no trace', () => {
  const html = renderOnSite(<Hero type="hero" title="Blog" lead="Notes from projects." />);
  expect(html).toMatch(/<h1>Blog<\/h1><\/div><div[^>]*><p[^>]*>Notes from projects\.<\/p><\/div>/);
  expect(html).not.toContain('<nav');
  expect(html).not.toContain('<svg');
});

const photograph: PictureFile = {
  kind: 'bitmap',
  url: '/media/a.jpg',
  width: 1600,
  height: 900,
  sources: [],
  bright: ['left'],
};

/** The opening with the picture behind its words. */
function behind(options: Partial<BlockOf<'hero'>>, file: PictureFile = photograph): string {
  return renderOnSite(
    <Hero
      type="hero"
      title="A house"
      text="Twelve rooms."
      picture={{ src: 'a.jpg', alt: '' }}
      layout="behind"
      {...options}
    />,
    [],
    site,
    [],
    { pictures: { 'a.jpg': file } },
  );
}

test('words on a photograph are dark where it is bright, and white elsewhere', () => {
  expect(behind({})).toContain('<section class="opening opening-behind behind behind-bright">');
  expect(behind({ align: 'center' })).toContain('opening-center behind behind-dark"');
  const { bright: _, ...dark } = photograph;
  expect(behind({}, dark)).toContain('<section class="opening opening-behind behind behind-dark">');
});

test('words on a drawing keep the color of the page', () => {
  const html = behind({}, { ...drawing, url: '/media/hills.svg' });
  expect(html).toContain('<section class="opening opening-behind behind">');
});

test('a veil is between a picture and the words on it, unless none is wanted', () => {
  expect(behind({})).toContain('behind-veil-light');
  expect(behind({ veil: 'strong', height: 'full' })).toMatch(/opening-full.*behind-veil-strong/);
  expect(behind({ height: 'full', place: 'bottom' })).toContain('opening-full opening-bottom ');
  expect(behind({ height: 'full', place: 'middle' })).not.toContain('opening-bottom');
  expect(behind({ veil: 'none' })).not.toContain('behind-veil');
  expect(behind({ veil: 'side' })).toContain('behind-veil-side');
  expect(behind({ veil: 'side', align: 'center' })).toContain('behind-veil-strong');
});

test('a picture above the words comes before them, one below after them', () => {
  const above = behind({ layout: 'above' });
  expect(above.indexOf('/media/a.jpg')).toBeLessThan(above.indexOf('<h1>'));
  const below = behind({ layout: 'below' });
  expect(below.indexOf('/media/a.jpg')).toBeGreaterThan(below.indexOf('Twelve rooms.'));
  expect(above + below).not.toMatch(/behind/);
});
