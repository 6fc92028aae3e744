import { expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import BeforeAfter from './index.tsx';

const pictures = {
  before: { label: 'March', picture: { src: 'a.svg', alt: 'A damp wall' } },
  after: { label: 'September', picture: { src: 'b.svg', alt: 'A dry wall' } },
};
const block = <BeforeAfter type="before-after" ground="plain" {...pictures} />;

test('both pictures are in the document, each with its label, without a style of an element', () => {
  const html = renderOnSite(block, ['a.svg', 'b.svg']);
  expect(html).toMatch(/alt="A damp wall".*>March<\/figcaption>.*alt="A dry wall".*>September</s);
  expect(html).not.toContain('style=');
  expect(html).toMatch(/<input type="range" aria-label="How much of March is shown"/);
});

test('the slider says where the one picture ends, also where it was moved before the page was hydrated', () => {
  mountOnSite(block);
  const slider = findElement('input');
  const split = () => slider.parentElement?.style.getPropertyValue('--split');
  expect(split()).toBe('50%');
  Object.assign(slider, { value: '80' });
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(split()).toBe('80%');
});
