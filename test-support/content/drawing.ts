import type { PictureFile } from '../../schema/generated/data.d.ts';

/** A drawing as page data has it. */
export const drawing: PictureFile = {
  kind: 'drawing',
  url: '/media/a.svg',
  width: 4,
  height: 3,
  viewBox: '0 0 4 3',
  fit: 'xMidYMid slice',
  layers: ['art'],
  inherits: false,
};
