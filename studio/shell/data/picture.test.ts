import { beforeEach, describe, expect, it } from 'vitest';
import type { PicturePlace } from './picture-place.ts';
import { pictureOperations } from './picture.ts';
import { set } from './store.ts';

const FILE = 'pages/index.yaml';
const GROUP = '/blocks/0/picture';

const place: PicturePlace = {
  at: { file: FILE, pointer: `${GROUP}/src` },
  src: 'house.png',
  alt: '',
  words: 'optional',
  isDecoration: false,
};

function file(picture: unknown): void {
  set({ files: { [FILE]: { blocks: [{ type: 'hero', ...(picture ? { picture } : {}) }] } } });
}

const shown = { op: 'set', path: `${GROUP}/src`, value: 'roof.svg' };
const decoration = `${GROUP}/decoration`;
const alt = `${GROUP}/alt`;

describe('what shows another picture', () => {
  beforeEach(() => file({ src: 'house.png' }));

  it('says that a picture without words is decoration, as the check asks for one of both', () => {
    expect(pictureOperations(place, 'roof.svg', '')).toEqual([
      shown,
      { op: 'set', path: decoration, value: true },
    ]);
    file({ src: 'house.png', alt: 'A house' });
    expect(pictureOperations(place, 'roof.svg', '')).toEqual([
      shown,
      { op: 'remove', path: alt },
      { op: 'set', path: decoration, value: true },
    ]);
  });

  it('takes that back where somebody has words for it', () => {
    file({ src: 'house.png', decoration: true });
    expect(pictureOperations(place, 'roof.svg', 'A roof')).toEqual([
      shown,
      { op: 'set', path: alt, value: 'A roof' },
      { op: 'remove', path: decoration },
    ]);
  });

  it('says it of a picture that is the first in its place', () => {
    file(undefined);
    const value = { src: 'roof.svg', decoration: true };
    expect(pictureOperations(place, 'roof.svg', '')).toEqual([{ op: 'set', path: GROUP, value }]);
  });

  it('says nothing where a picture cannot be decoration, or has no words', () => {
    const logo = { ...place, isDecoration: undefined };
    expect(pictureOperations(logo, 'roof.svg', '')).toEqual([shown]);
    const bare: PicturePlace = { ...logo, words: 'none' };
    expect(pictureOperations(bare, 'roof.svg', '')).toEqual([shown]);
  });
});
