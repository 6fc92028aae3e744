import { expect, it } from 'vitest';
import { darkColours } from './dark-colours.ts';

it('names the dark values of the roles that a drawing uses, also of roles that stand for others', () => {
  const svg =
    '<path fill="var(--art-sky,#E3EBFF)"/><path stroke="var(--art-sky,#E3EBFF)"/><path fill="var(--art-foot, #0B1030)"/>';
  expect(darkColours(svg)).toBe(
    '<style>@media (prefers-color-scheme:dark){:root{--art-sky:#161f4e;--art-foot:#050817}}</style>',
  );
});

it('leaves a drawing alone whose colours stay', () => {
  expect(darkColours('<path fill="#123456"/><path fill="var(--unknown, red)"/>')).toBe('');
  expect(darkColours('<path fill="var(--art-mark,#141C4F)"/>')).toBe('');
});
