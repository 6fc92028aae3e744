import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../test-support/render-on-site.tsx';
import { Logo } from './Logo.tsx';

const both = { src: 'a.svg', alt: '', width: 96, onDark: 'b.svg' };
const { onDark: _, ...one } = both;

const draw = (on: 'page' | 'band', logo: typeof site.logo) =>
  renderOnSite(<Logo on={on} className="mark" />, ['a.svg', 'b.svg'], { ...site, logo }).replaceAll(
    / (width|height|decoding|fetchPriority)="[^"]*"/g,
    '',
  );

const drawn = (src: string) => `<img src="/media/${src}" alt="Alder &amp; Row" loading="eager"/>`;

test('on a page both versions stand, for the theme to choose, or the only one', () => {
  expect(draw('page', both)).toBe(
    `<span data-logo="light">${drawn('a.svg')}</span><span data-logo="dark">${drawn('b.svg')}</span>`,
  );
  expect(draw('page', one)).toBe(drawn('a.svg'));
});

test('on the dark band that for dark grounds stands, with the name of the site or words of its own', () => {
  expect(draw('band', both)).toBe(
    '<img class="mark" src="/media/b.svg" alt="Alder &amp; Row" loading="lazy"/>',
  );
  expect(draw('band', { ...one, alt: 'An alder' })).toBe(
    '<img class="mark" src="/media/a.svg" alt="An alder" loading="lazy"/>',
  );
});
