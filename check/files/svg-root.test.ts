import { expect, test } from 'vitest';
import { svgRoot } from './svg-root.ts';

test('a drawing has the proportions that its root says', () => {
  const tag = '<svg a="1" viewBox="0 0 24 12.5">';
  expect(svgRoot(`<?xml?>${tag}<svg viewBox="0 0 1 1"/></svg>`)).toEqual({
    tag,
    viewBox: '0 0 24 12.5',
    width: 24,
    height: 12.5,
  });
  expect(svgRoot("<svg viewBox=' 1,2, 3,4 '>")).toMatchObject({ width: 3, height: 4 });
});

test.each([
  '',
  '<p>',
  '<svg>',
  '<svg viewBox="">',
  '<svg viewBox="0 0 0 9">',
  '<svg viewBox="0 0 9 0">',
  '<svg viewBox="0 0 9">',
  '<svg viewBox="0 0 -9 9">',
  '<svgs viewBox="0 0 9 9">',
])('%s has none', (svg) => {
  expect(svgRoot(svg)).toBe(undefined);
});
