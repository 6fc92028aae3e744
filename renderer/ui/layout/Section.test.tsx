import { expect, test } from 'vitest';
import { drawing } from '../../../test-support/content/drawing.ts';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import { BlockFields } from '../../data/block-fields.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import { Section } from './Section.tsx';

const photograph: PictureFile = {
  kind: 'bitmap',
  url: '/media/a.jpg',
  width: 1600,
  height: 900,
  sources: [],
};

/** A section with a picture behind it. */
function section(file: PictureFile, veil?: 'none' | 'strong', dark?: PictureFile): string {
  const name = dark && 'b.jpg';
  const fields = { id: 'house', behind: { src: 'a.jpg', alt: '', veil, dark: name } };
  return renderOnSite(
    <BlockFields value={fields}>
      <Section heading="A house" ground="dark">
        Twelve rooms.
      </Section>
    </BlockFields>,
    [],
    site,
    [],
    { pictures: { 'a.jpg': file, ...(dark && { 'b.jpg': dark }) } },
  );
}

test('a picture behind a section takes the place of its ground, and words on it the color that was measured', () => {
  const dark = section(photograph);
  expect(dark).toMatch(/<section id="house" class="[^"]* behind behind-dark"/);
  expect(dark).not.toContain('ground-dark');
  expect(dark.indexOf('/media/a.jpg')).toBeLessThan(dark.indexOf('<h2'));
  expect(section({ ...photograph, bright: ['all'] })).toContain('behind behind-bright"');
  expect(section({ ...photograph, bright: ['left'] })).toContain('behind behind-dark"');
  const plan = { ...drawing, url: '/media/a.svg' };
  expect(section(plan)).toMatch(/ behind"/);
  expect(section({ ...plan, bright: ['all'] })).toContain('behind behind-bright"');
  expect(section({ ...plan, bright: [] })).toContain('behind behind-dark"');
});

test('a light veil is between both, a strong one, or none', () => {
  expect(section(photograph)).toContain('behind-veil-light');
  expect(section(photograph, 'strong')).toContain('behind-veil-strong');
  expect(section(photograph, 'none')).not.toContain('behind-veil');
});

test('with a file for dark pages, both are there, and words are those of the theme or of both', () => {
  const night = { ...photograph, url: '/media/b.jpg' };
  const snow: PictureFile = { ...photograph, bright: ['all'] };
  const two = section(snow, 'none', night);
  expect(two).toContain('behind behind-by-theme"');
  expect(two).toMatch(
    /data-scheme="light" src="\/media\/a.jpg".*data-scheme="dark" src="\/media\/b.jpg"/,
  );
  expect(section(photograph, 'none', night)).toContain('behind behind-dark"');
  expect(section(snow, 'none', { ...night, bright: ['all'] })).toContain('behind behind-bright"');
});
