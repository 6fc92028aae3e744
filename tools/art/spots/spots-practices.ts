/** Spots of how we work: the first half of the pictures next to "Why choose". */
import { bank, box, points } from '../drawing/geometry.ts';
import { disc, ghost, ghostDisc, layer, picture, pill, slot, stroke, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';
import { SPOT, floor } from './spots.ts';

const BELOW = 400;

/** Sketch: draw and build. The drawing on the left stands built on the right. */
export const sketch = (): string => {
  const steps = '40,200 40,150 100,150 100,104 160,104 160,200';
  const built = '270,400 270,150 330,150 330,104 430,104 430,400';
  return picture(
    ghost(points(steps), 18) +
      ghostDisc([130, 64], 30) +
      stroke('M190 152H240m-12-12 12 12-12 12', colour.ghost) +
      layer(points(built), 'people', { radius: 20, lines: 2 }) +
      disc([380, 66], 34) +
      layer(bank('0,206 200,214 300,206', SPOT), 'data', { radius: 8, lines: 2 }) +
      floor(),
    SPOT,
  );
};

/** Landing: stop. Each flight ends on a level place, and the disc rests on one. */
export const landing = (): string =>
  picture(
    way('M66 136V82H160V40H300') +
      layer(points('480,52 480,400 320,400 320,84 400,84 400,52'), 'people', {
        radius: 20,
        lines: 2,
      }) +
      layer(bank('0,250 150,142 360,180', SPOT), 'process', { radius: 22, lines: 2 }) +
      disc([232, 106], 34) +
      layer(bank('0,178 120,214 360,226', SPOT), 'data', { radius: 20, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Bridge: join. Two banks of different make, and one span that rests on both. */
export const bridge = (): string =>
  picture(
    layer(points('60,110 60,166 130,166 130,400 -90,400 -90,110'), 'people', {
      radius: 24,
      lines: 2,
    }) +
      layer(points('570,86 570,400 350,400 350,166 420,166 420,86'), 'process', {
        radius: 24,
        lines: 2,
      }) +
      layer(box(76, 136, 404, 172), 'data', { radius: 16, lines: 1, gap: 9 }) +
      way('M240 182V250') +
      disc([240, 100], 34) +
      floor(),
    SPOT,
  );

/** Rehearsal: try. Many questions go through the gate before the disc may. */
export const rehearsal = (): string =>
  picture(
    [58, 96, 134, 172]
      .map((y, i) => pill([32 + (i % 2) * 26, y], 92, 20, i % 2 ? colour.people : colour.process))
      .join('') +
      [77, 115, 153].map((y) => slot([338, y], 84, 20)).join('') +
      layer(points('300,36 300,400 176,400 176,36'), 'data', { radius: 26, lines: 2 }) +
      disc([238, 92], 34) +
      stroke('M214 168l16 16 32-32', colour.line, 4) +
      layer(bank('0,214 120,224 360,214', SPOT), 'process', { radius: 8, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Desk: sit beside. The disc sits where the calls come in. */
export const desk = (): string =>
  picture(
    pill([46, 62], 74, 22, colour.people) +
      pill([46, 98], 104, 22, colour.process) +
      slot([46, 134], 60, 22) +
      way('M150 109H196') +
      layer(points('420,84 420,400 300,400 300,84'), 'people', { radius: 30, lines: 2 }) +
      disc([252, 130], 34) +
      layer(
        points(
          '400,168 400,196 380,196 380,400 352,400 352,196 176,196 176,400 148,400 148,196 128,196 128,168',
        ),
        'data',
        {
          radius: 10,
          lines: 1,
          gap: 8,
        },
      ) +
      layer(bank('0,236 240,228 420,240', SPOT), 'process', { radius: 8, lines: 1 }) +
      floor(),
    SPOT,
  );

/** Quarter: shelter. Two months may change; the last one stands under a roof with the disc. */
export const quarter = (): string =>
  picture(
    ghost(box(40, 110, 140, 260), 22) +
      ghost(box(160, 84, 260, 260), 22) +
      stroke('M62 140H118M62 160H100M182 116H238M182 136H214', colour.ghost, 1.5) +
      layer(
        points(
          '460,46 460,90 432,90 432,400 404,400 404,90 320,90 320,400 292,400 292,90 280,90 280,46',
        ),
        'people',
        {
          radius: 14,
          lines: 1,
        },
      ) +
      disc([362, 176], 34) +
      layer(bank('0,228 120,216 300,210', SPOT), 'data', { radius: 12, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Gate: hold back. The disc waits at the bar; those beyond it were sent one by one. */
export const gate = (): string =>
  picture(
    layer(bank('0,176 300,196', SPOT), 'process', { radius: 20, lines: 2 }) +
      layer(box(196, 52, 232, BELOW), 'data', { radius: 14, lines: 1 }) +
      layer(box(176, 98, 300, 122), 'people', { radius: 12, lines: 0 }) +
      disc([120, 142], 34) +
      ghostDisc([352, 162], 28) +
      ghostDisc([424, 162], 28) +
      layer(bank('0,222 200,236 330,222', SPOT), 'data', { radius: 12, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Tally: agree. What was quoted and what was billed are piles of one height. */
export const tally = (): string => {
  const rows = [92, 122, 152, 182];
  return picture(
    way('M64 72H416') +
      rows.map((y, i) => pill([76, y], 108, 22, i % 2 ? colour.process : colour.people)).join('') +
      rows.map((y, i) => pill([296, y], 108, 22, i % 2 ? colour.process : colour.people)).join('') +
      disc([240, 140], 34) +
      layer(points('440,212 440,240 270,240 270,400 210,400 210,240 40,240 40,212'), 'data', {
        radius: 14,
        lines: 1,
        gap: 9,
      }) +
      floor(),
    SPOT,
  );
};
