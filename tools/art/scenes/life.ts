/** Four wide scenes of life at the company, each at another hour. */
import { bank, box, place, points } from '../drawing/geometry.ts';
import type { Frame, Point } from '../drawing/geometry.ts';
import { disc, ghost, layer, picture, pill } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

const WIDE: Frame = { width: 1260, height: 540 };

/** Shared lunch: sit together. One table for everybody, on the roof, with the town behind. */
export function sharedLunch(): string {
  const seats = [190, 310, 430, 742, 862, 982];
  const chairs = seats.map((x) =>
    layer(box(x, 226, x + 88, 340), 'process', { radius: 38, lines: 2, gap: 12 }),
  );
  const plates = seats.map((x) => pill([x + 12, 298], 64, 16, colour.people));
  const table = points(
    '1130,314 1130,366 1060,366 1060,620 1012,620 1012,366 248,366 248,620 200,620 200,366 130,366 130,314',
  );
  return picture(
    disc([630, 196], 92) +
      layer(bank('0,230 100,170 260,210 400,270 860,220 1010,150 1130,200', WIDE), 'people', {
        radius: 30,
        fill: colour.sky,
        lineOpacity: 0.95,
      }) +
      chairs.join('') +
      layer(table, 'data', { radius: 24, lines: 2, gap: 9 }) +
      plates.join('') +
      layer(bank('0,452 330,436 780,456 1060,440', WIDE), 'platform', { radius: 10, lines: 2 }),
    WIDE,
    { ground: colour.people },
  );
}

/** Evening meetup: listen. Rows of seats rise in front of a small stage. */
export function eveningMeetup(): string {
  const rows: readonly Point[] = [
    [496, 356],
    [688, 286],
    [880, 216],
    [1072, 146],
  ];
  const guests = rows.flatMap(([x, top], row) =>
    [0, 1, 2].map((seat) => {
      const left = x + 18 + seat * 58;
      const fill = (row + seat) % 3 === 0 ? colour.people : colour.process;
      return pill([left, top - 62], 42, 110, fill);
    }),
  );
  return picture(
    guests.join('') +
      layer(bank('0,470 480,356 672,286 864,216 1056,146', WIDE), 'data', { radius: 22 }) +
      disc([232, 262], 92) +
      layer(box(90, 354, 374, 640), 'people', { radius: 28 }) +
      layer(bank('0,440 420,462 900,440', WIDE), 'process', { radius: 11, lines: 2 }) +
      layer(bank('0,500 240,486 700,504 1010,486', WIDE), 'platform', {
        radius: 9,
        lines: 2,
        fill: colour.sky,
        lineOpacity: 0.95,
      }),
    WIDE,
    { ground: colour.platform },
  );
}

/** Lit windows, two a floor, from the top floor down. */
const windows = (left: number, top: number, floors: number): string =>
  Array.from({ length: floors }, (_, floor) => top + floor * 34)
    .map((y) => pill([left, y], 34, 14, colour.line) + pill([left + 58, y], 34, 14, colour.line))
    .join('');

/** Three offices: join. Three houses share one floor. */
export const threeOffices = (): string =>
  picture(
    layer(bank('0,400 180,360 420,410 760,370 1080,400', WIDE), 'people', { radius: 24 }) +
      layer(box(150, 178, 350, 640), 'process', { radius: 34 }) +
      layer(box(534, 84, 734, 640), 'process', { radius: 34 }) +
      layer(box(916, 142, 1116, 640), 'process', { radius: 34 }) +
      windows(204, 214, 1) +
      windows(588, 126, 3) +
      windows(970, 182, 2) +
      layer(box(96, 268, 1170, 338), 'data', { radius: 35 }) +
      disc([442, 204], 64) +
      layer(bank('0,452 290,430 700,456 1000,436', WIDE), 'platform', { radius: 12, lines: 2 }),
    WIDE,
  );

/** Planting day: grow. A row of trees, each a year older, and a place for the next. */
export function plantingDay(): string {
  /** A tree in units of its size: a stepped crown on a trunk. */
  const crown = points('64,0 64,24 84,24 84,100 0,100 0,24 20,24 20,0');
  const trees: ReadonlyArray<readonly [number, number, number]> = [
    [372, 236, 0.9],
    [540, 186, 1.25],
    [742, 130, 1.7],
    [986, 76, 2.2],
  ];
  const wood = trees.map(([x, top, size]) =>
    layer(box(x + 34 * size, top + 80 * size, x + 50 * size, 600), 'data', {
      radius: 8,
      lines: 0,
    }),
  );
  const leaves = trees.map(([x, top, size], i) =>
    layer(place(crown, [x, top], size), i % 2 === 0 ? 'process' : 'data', {
      radius: 14 * size,
      lines: Math.min(i + 1, 3),
      gap: 12,
    }),
  );
  return picture(
    disc([166, 196], 84) +
      wood.join('') +
      leaves.join('') +
      ghost(place(crown, [226, 300], 0.62), 9) +
      layer(bank('0,350 190,392 660,370 930,400', WIDE), 'people', { radius: 20 }) +
      layer(bank('0,446 330,428 720,452 1040,434', WIDE), 'data', { radius: 12 }) +
      layer(bank('0,504 230,490 860,508', WIDE), 'platform', { radius: 9, lines: 2 }),
    WIDE,
    { ground: colour.dawn },
  );
}
