import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import ImageCarousel from './index.tsx';

const html = renderOnSite(
  <ImageCarousel
    type="image-carousel"
    label="Pictures of our week"
    interval={2000}
    ground="plain"
    images={[
      { picture: { src: 'roof.svg', alt: 'Four people have lunch' }, caption: 'Lunch on the roof' },
      { picture: { src: 'way.svg', alt: 'Two people carry a ladder' }, caption: 'On the way' },
    ]}
  />,
  ['roof.svg', 'way.svg'],
);

test('is announced as a carousel with its name', () => {
  expect(html).toContain('aria-roledescription="carousel" aria-label="Pictures of our week"');
});

test('asks for its script soon and for the keys pressed before it came', () => {
  expect(html).toContain('data-hydrate="idle" data-keys="true"');
});

test('every picture has its text alternative and, for where no script runs, its caption', () => {
  expect(html).toContain('alt="Four people have lunch"');
  expect(html).toContain('alt="Two people carry a ladder"');
  expect(html.match(/<figcaption class="without-script/g)).toHaveLength(2);
});

test('no picture is out of reach before the carousel runs', () => {
  expect(html).not.toContain('inert');
});

test('the caption tells the position, unannounced while the images change by themselves', () => {
  expect(html).toMatch(/<p [^>]*aria-live="off">1 of 2\. Lunch on the roof<\/p>/);
});

test('can be stopped and moved by buttons with names', () => {
  for (const name of ['Pause images', 'Previous image', 'Next image'])
    expect(html).toContain(`aria-label="${name}"`);
});
