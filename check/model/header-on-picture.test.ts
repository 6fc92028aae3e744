import { expect, test } from 'vitest';
import { chooseHeader } from './header-on-picture.ts';

const even = (color: string) => ({ lightest: color, darkest: color });
const busy = { lightest: '#ffffff', darkest: '#000000' };

const files = {
  'night.jpg': { top: even('#0a1020'), all: busy },
  'snow.jpg': { top: even('#f4f6fa'), all: even('#f4f6fa') },
  'gray.jpg': { top: even('#8a8a8a'), all: even('#8a8a8a') },
  'busy.jpg': { top: busy, all: busy },
};

const tones = new Map(Object.entries(files));

/** The header on a picture in a section whose words are white or dark. */
const headerOn = (picture: Record<string, unknown>, veil?: string, isBright = false) =>
  chooseHeader(
    { picture, veil },
    () => isBright,
    (src) => tones.get(src),
  );

test('words of a header are white on the dark and dark on the light, without a veil of their own', () => {
  expect(headerOn({ src: 'night.jpg' }, 'none')).toEqual({ words: 'white', veil: 'none' });
  expect(headerOn({ src: 'snow.jpg' }, 'none', true)).toEqual({ words: 'dark', veil: 'none' });
});

test('the veil of the section counts', () => {
  expect(headerOn({ src: 'busy.jpg' }, 'none')?.veil).toBe('strong');
  expect(headerOn({ src: 'busy.jpg' }, 'strong')).toEqual({ words: 'white', veil: 'none' });
  expect(headerOn({ src: 'busy.jpg' }, 'strong', true)).toEqual({ words: 'dark', veil: 'none' });
  expect(headerOn({ src: 'gray.jpg' }, 'none')?.veil).toBe('light');
  expect(headerOn({ src: 'gray.jpg' }, 'light')?.veil).toBe('none');
});

test('a veil on one side counts where it is, and where it is not', () => {
  expect(headerOn({ src: 'gray.jpg' }, 'side')?.veil).toBe('light');
  expect(headerOn({ src: 'night.jpg' }, 'side')).toEqual({ words: 'white', veil: 'none' });
  // A veil of white on snow, and black behind white words, would be worse.
  expect(headerOn({ src: 'snow.jpg' }, 'side', true)).toEqual({ words: 'dark', veil: 'none' });
});

test('the file for phones counts, and all of a picture whose focus is low', () => {
  expect(headerOn({ src: 'night.jpg', narrow: 'busy.jpg' }, 'none')?.veil).toBe('strong');
  expect(headerOn({ src: 'night.jpg', focus: [0.5, 0.9] }, 'none')?.veil).toBe('strong');
  expect(headerOn({ src: 'night.jpg', focus: [0.5, 0.2] }, 'none')?.veil).toBe('none');
});

test('what was not measured has no header on it', () => {
  expect(headerOn({ src: 'hills.svg' })).toBeUndefined();
  expect(headerOn({ src: 'night.jpg', narrow: 'hills.svg' })).toBeUndefined();
});

/** The header on a picture with another file for dark pages. */
const two = (src: string, dark: string, veil?: string) =>
  chooseHeader(
    { picture: { src, dark }, veil },
    (file) => file === 'snow.jpg',
    (file) => tones.get(file),
  );

test('on a file for light and one for dark pages, words are those of the theme', () => {
  expect(two('snow.jpg', 'night.jpg', 'none')).toEqual({ words: 'by-theme', veil: 'none' });
  expect(two('snow.jpg', 'gray.jpg', 'none')).toEqual({ words: 'by-theme', veil: 'light' });
  expect(two('night.jpg', 'gray.jpg', 'none')).toEqual({ words: 'white', veil: 'light' });
  expect(two('night.jpg', 'night.jpg', 'none')).toEqual({ words: 'white', veil: 'none' });
  expect(two('snow.jpg', 'hills.svg')).toBeUndefined();
});
