import { expect, test } from 'vitest';
import { sectionsOf } from './page-text.ts';

test('the main part of a page is read, heading by heading, with the place that is nearest before each', () => {
  const html = `<header><h2>Menu</h2></header><main id="main" tabindex="-1"><!--$--><section>
    <nav>Home</nav><h1>Our <em>te</em>am</h1><p>Sixteen people.<br/>Two towns.</p>
    <svg><title>Disc</title></svg><h3 id="_R_1_">Not a place</h3><p>R&amp;D isn&#x27;t far</p></section>
    <section id="ann"><h3>Ann</h3><p>Founder</p></section><!--/$-->
    <section><h2 id="closing">Ready?</h2><p>Write</p></section></main><footer>Imprint</footer>`;
  expect(sectionsOf(html)).toEqual([
    { heading: '', place: '', text: '' },
    {
      heading: 'Our team',
      place: '',
      text: "Sixteen people. Two towns. Not a place R&D isn't far",
    },
    { heading: 'Ann', place: 'ann', text: 'Founder' },
  ]);
});

test('a card and the dialog that it opens are one section, at the address of the dialog', () => {
  const html =
    '<main><ul><li><h2>Ann</h2>Founder</li></ul><section id="ann"><h3>Ann</h3>Collects ferns</section></main>';
  expect(sectionsOf(html)[1]).toEqual({
    heading: 'Ann',
    place: 'ann',
    text: 'Founder Collects ferns',
  });
});

test('a page is read to its end where it has no closing band, and no end', () => {
  expect(sectionsOf('<main><h1>Team</h1>Ann')[1]).toMatchObject({ heading: 'Team', text: 'Ann' });
  expect(sectionsOf('<main>Ann</main><h2 id="closing">Ready?</h2>')[0]?.text).toBe('Ann');
});

test('a picture is skipped with all that is in it, and words go on behind it', () => {
  const html = '<main>a<svg><g><title>b</title></g></svg>c<br/>d<b>e</b>f</main>';
  expect(sectionsOf(html)).toEqual([{ heading: '', place: '', text: 'a c def' }]);
});
