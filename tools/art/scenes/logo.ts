/** The wordmark, drawn with the terrace outline, and the two pictures made from it. */
import { bank, box, points, terrace } from '../drawing/geometry.ts';
import type { Frame } from '../drawing/geometry.ts';
import { disc, layer, picture, silhouette } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

const WORDMARK: Frame = { width: 117, height: 42 };

/** The 4: bars of 10 units with gaps of 6, in three rows. */
export const FOUR = '10,0 10,16 25,16 25,0 35,0 35,42 25,42 25,26 0,26 0,0';

/** The letters without the disc. The C is the one form with a wide curve, so it is written out. */
const letters = (paint: string): string =>
  silhouette(points(FOUR), paint, 5) +
  `<path d="M76 5A5 5 0 0 1 71 10H59A6 6 0 0 0 53 16V26A6 6 0 0 0 59 32H71A5 5 0 0 1 71 42H59A16 16 0 0 1 43 26V16A16 16 0 0 1 59 0H71A5 5 0 0 1 76 5Z" fill="${paint}"/>` +
  [box(84, 0, 117, 10), box(84, 16, 102, 26), box(84, 32, 117, 42)]
    .map((bar) => `<path d="${terrace(bar, 5)}" fill="${paint}"/>`)
    .join('');

/** The wordmark in the color of the text around it; the disc ends the middle bar of the E. */
export const logo = (): string =>
  picture(letters('currentColor') + disc([111.5, 21], 5.5), WORDMARK, {
    ground: 'none',
    fit: 'xMinYMid meet',
  });

/**
 * The mark for tabs and home screens: two layers and the disc. It brings its own ground, so that
 * it reads on a light and on a dark tab, and has no contours, which vanish at 16 px.
 */
export function favicon(): string {
  const frame: Frame = { width: 64, height: 64 };
  // Edges are on multiples of four units, which are whole pixels at 16 px.
  return picture(
    silhouette(box(0, 0, 64, 64), colour.platform, 15) +
      silhouette(box(8, 44, 56, 56), colour.people, 6) +
      silhouette(box(20, 28, 56, 40), colour.process, 6) +
      disc([46, 16], 9),
    frame,
    { ground: 'none', fit: 'xMidYMid meet' },
  );
}

/** What a shared link shows: the wordmark above the layers. Its disc is the picture's only one. */
export function share(): string {
  const frame: Frame = { width: 1200, height: 630 };
  const shape = { radius: 30, gap: 13, lines: 3 };
  return picture(
    layer(bank('0,500 160,430 420,520 640,470 800,380 1010,300', frame), 'people', shape) +
      layer(bank('0,520 240,560 520,500 760,540 900,440 1080,390', frame), 'process', shape) +
      layer(bank('0,590 140,560 380,590 700,570 840,520 1000,480', frame), 'data', shape) +
      layer(bank('0,604 300,590 620,608 900,580 1060,560', frame), 'platform', {
        ...shape,
        lines: 2,
      }) +
      `<g transform="translate(96 104) scale(5.6)">${letters(colour.platform)}${disc([111.5, 21], 5.5)}</g>`,
    frame,
  );
}
