import { expect, it } from 'vitest';
import brands from '../../test-support/content/brands.json' with { type: 'json' };
import { derivePalette } from '../../theme/derive.ts';
import { paintSvg, svgTheme } from './svg-theme.ts';

const palette = derivePalette(brands.neutral);

it('names the values of the roles that a drawing uses, each once', () => {
  const sky = '<path fill="var(--art-sky,#FFFFFF)"/><path stroke="var(--art-sky)"/>';
  const rest = '<path fill="var(--art-mark)"/><path fill="var(--art-foot, #0B1030)"/>';
  expect(svgTheme(sky + rest, palette)).toBe(
    '<style>:root{--art-sky:#f2f0eb;--art-mark:#25221e;--art-foot:#151411}' +
      '@media (prefers-color-scheme:dark){:root{--art-sky:#272420;--art-foot:#0a0908}}</style>',
  );
});

it('says nothing of dark pages where no colour changes', () => {
  expect(svgTheme('<path fill="var(--art-mark,#141C4F)"/>', palette)).toBe(
    '<style>:root{--art-mark:#25221e}</style>',
  );
});

it('leaves a drawing alone that names no role', () => {
  const drawing = '<path fill="#123456"/><path fill="var(--unknown, red)"/>';
  expect(svgTheme(drawing, palette)).toBe('');
});

it('paints a drawing for programs that know no roles', () => {
  const drawing = '<path fill="var(--art-sky,#FFFFFF)" stroke="var(--unknown, red)"/>';
  expect(paintSvg(drawing, palette)).toBe('<path fill="#f2f0eb" stroke="red"/>');
  expect(paintSvg('<path fill="var(--unknown)"/>', palette)).toBe('<path fill="var(--unknown)"/>');
});
