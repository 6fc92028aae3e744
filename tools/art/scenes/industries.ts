/** The five industries: assemble, balance, hold, step, shift. */
import { bank, box, mirror, place, points } from '../drawing/geometry.ts';
import type { Point } from '../drawing/geometry.ts';
import { disc, ghost, ghostDisc, layer, picture, stroke, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

/** A piece with its head over a narrower stem, smaller than its notch by 8 units on every side. */
const piece = (at: Point): Point[] =>
  place(points('112,0 112,70 84,70 84,118 28,118 28,70 0,70 0,0'), at, 1);

/** Manufacturing: assemble. Pieces drop into notches that were cut for them. */
export function manufacturing(): string {
  const bed = bank(
    '0,262 96,306 124,354 196,306 224,262 276,306 304,354 376,306 404,262 456,306 484,354 556,306 584,262',
  );
  const small = { radius: 12, lines: 2, gap: 9 };
  return picture(
    layer(bed, 'data', { radius: 14, lines: 2 }) +
      layer(piece([104, 228]), 'people', small) +
      ghost(piece([284, 228]), 12) +
      way('M284 216V184M396 216V184') +
      layer(piece([284, 54]), 'process', small) +
      layer(piece([464, 228]), 'people', small) +
      disc([520, 188]) +
      layer(bank('0,432 130,412 410,436'), 'platform', { lines: 2, radius: 14 }),
  );
}

/** Financial services: balance. Mirror-image banks, with the customer on the axis. */
export function financialServices(): string {
  const weight = points('242,160 242,204 84,204 84,72 136,72 136,116 190,116 190,160');
  const beam = points('568,204 568,262 358,262 358,560 282,560 282,262 72,262 72,204');
  const axis = 320;
  return picture(
    way('M320 30V116') +
      layer(weight, 'people', { radius: 20, lines: 2, gap: 9 }) +
      layer(mirror(weight, axis), 'people', { radius: 20, lines: 2, gap: 9 }) +
      layer(bank('0,330 110,372 530,330'), 'process') +
      layer(beam, 'data', { radius: 28, lines: 2 }) +
      disc([axis, 160], 44) +
      layer(bank('0,424 200,400 440,424'), 'platform', { radius: 16 }),
  );
}

/** Healthcare: hold. A shallow cup of people, with the customer resting in it. */
export const healthcare = (): string =>
  picture(
    disc([320, 182], 84) +
      layer(bank('0,276 96,196 176,232 236,266 404,232 464,196 544,276'), 'people', {
        radius: 30,
      }) +
      layer(bank('0,338 130,282 204,324 436,282 510,338'), 'process', { radius: 26 }) +
      layer(bank('0,392 170,368 470,392'), 'data') +
      layer(bank('0,446 220,428 420,446'), 'platform', { lines: 2, radius: 12 }),
  );

/** The stair of one layer, moved along and down so that every layer shows the same width. */
const stair = (drop: number): Point[] =>
  bank(place(points('0,392 84,318 212,244 340,170 468,96'), [drop / 2 - 35, drop], 1));

/** Education: step. Four equal steps, and the one who climbs them grows with each. */
export function education(): string {
  const shape = { radius: 22, lines: 2 };
  return picture(
    layer(stair(70), 'people', shape) +
      ghostDisc([148, 370], 18) +
      ghostDisc([276, 288], 26) +
      ghostDisc([404, 206], 34) +
      disc([528, 124], 42) +
      layer(stair(124), 'process', shape) +
      layer(stair(178), 'data', shape) +
      layer(stair(232), 'platform', shape),
  );
}

/** High tech: shift. Each layer moves one module further than the one below it. */
export function highTech(): string {
  const shape = { radius: 30, lines: 2 } as const;
  return picture(
    ghost(box(72, 114, 372, 186), 30) +
      ghost(box(72, 200, 372, 272), 30) +
      ghost(box(72, 286, 372, 358), 30) +
      layer(box(264, 110, 564, 190), 'people', shape) +
      layer(box(200, 196, 500, 276), 'process', shape) +
      layer(box(136, 282, 436, 362), 'data', shape) +
      disc([514, 70], 40) +
      ghostDisc([322, 70], 40) +
      stroke('M386 70H444m-12-12 12 12-12 12', colour.ghost) +
      layer(bank('0,400 72,368 372,400'), 'platform', { lines: 3, radius: 16 }),
  );
}
