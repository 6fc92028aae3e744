import { expect, it } from 'vitest';
import { svgTheme } from './svg-theme.ts';

it('names the values of the roles that a drawing uses, also of roles that stand for others', () => {
  const sky = '<path fill="var(--art-sky,#FFFFFF)"/><path stroke="var(--art-sky)"/>';
  const rest = '<path fill="var(--art-mark)"/><path fill="var(--art-foot, #0B1030)"/>';
  expect(svgTheme(sky + rest)).toBe(
    '<style>:root{--art-sky:#e3ebff;--art-mark:#141c4f;--art-foot:#0b1030}' +
      '@media (prefers-color-scheme:dark){:root{--art-sky:#161f4e;--art-foot:#050817}}</style>',
  );
});

it('says nothing of dark pages where no colour changes', () => {
  expect(svgTheme('<path fill="var(--art-mark,#141C4F)"/>')).toBe(
    '<style>:root{--art-mark:#141c4f}</style>',
  );
});

it('leaves a drawing alone that names no role', () => {
  expect(svgTheme('<path fill="#123456"/><path fill="var(--unknown, red)"/>')).toBe('');
});
