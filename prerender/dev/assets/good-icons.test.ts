import { expect, it } from 'vitest';
import type { OwnIcon } from '../../../check/files/own-icon.ts';
import { GoodIcons } from './good-icons.ts';

const drawn = (d: string): OwnIcon => ({ shapes: [['path', { d }]] });
const broken: OwnIcon = { fault: 'It holds a script.' };
const names = new Set(['boat', 'house']);

it('keeps an icon that is broken now as it was, and leaves one that is gone to the library', () => {
  const good = new GoodIcons();
  const first = new Map([['boat', drawn('M1 1')]]);
  expect(good.update(first, names)).toEqual(first);
  expect(good.update(new Map([['boat', broken]]), names)).toEqual(first);
  const second = new Map([['boat', drawn('M2 2')]]);
  expect(good.update(second, names)).toEqual(second);
  // There is an icon of that name in the library.
  expect(good.update(new Map(), names)).toEqual(new Map());
});

it('keeps one that is gone as long as pages may name it and no other has its name', () => {
  const good = new GoodIcons();
  const icons = new Map([['crane', drawn('M1 1')]]);
  good.update(icons, new Set(['crane']));
  expect(good.update(new Map(), new Set())).toEqual(icons);
});
