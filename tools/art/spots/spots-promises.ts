/** Spots of what we promise: the second half of the pictures next to "Why choose". */
import { PICTURE, bank, box, points } from '../drawing/geometry.ts';
import { disc, ghost, ghostDisc, layer, picture, pill, slot, stroke, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';
import { SPOT, floor } from './spots.ts';

const BELOW = 400;

/** Examples: compare. Rows of saved cases, and the one that is being tried. */
export const examples = (): string => {
  const columns = [52, 128, 204, 280, 356];
  const rows = [40, 92, 144];
  const cells = rows.flatMap((y, row) =>
    columns
      .filter((_, column) => row !== 1 || column !== 3)
      .map((x, i) => pill([x, y], 60, 28, (row + i) % 3 ? colour.process : colour.people)),
  );
  return picture(
    cells.join('') +
      disc([310, 106], 30) +
      layer(bank('0,196 90,184 250,200 380,188', SPOT), 'data', { radius: 14, lines: 3 }) +
      floor(),
    SPOT,
  );
};

/** Way back: return. The disc is up, and the way down is drawn before anyone needs it. */
export const wayBack = (): string =>
  picture(
    layer(points('570,90 570,400 250,400 250,140 330,140 330,90'), 'people', {
      radius: 24,
      lines: 2,
    }) +
      disc([400, 54], 34) +
      way('M362 54H196V150') +
      stroke('M184 138l12 14 12-14', colour.ghost) +
      ghostDisc([196, 190], 30) +
      layer(bank('0,224 230,196', SPOT), 'data', { radius: 20, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Pass on: teach. One learned it and stands high; two more are on the way up. */
export const passOn = (): string =>
  picture(
    layer(box(60, 116, 160, BELOW), 'people', { radius: 30, lines: 2 }) +
      layer(box(190, 150, 290, BELOW), 'process', { radius: 30, lines: 2 }) +
      layer(box(320, 182, 420, BELOW), 'process', { radius: 30, lines: 2 }) +
      disc([110, 78], 34) +
      way('M150 60C190 40 226 62 238 96M282 100C320 86 352 104 368 130') +
      ghostDisc([240, 120], 26) +
      ghostDisc([370, 152], 26) +
      layer(bank('0,222 200,236 400,226', SPOT), 'data', { radius: 10, lines: 1 }) +
      floor(),
    SPOT,
  );

/** Table: allow. Rows and columns say who may see what; the disc is in the cell that is its own. */
export const table = (): string => {
  const columns = [84, 166, 248, 330];
  const rows = [52, 102, 152];
  const open = new Set(['0,0', '1,1', '2,3', '0,3']);
  const cells = rows.flatMap((y, row) =>
    columns.map((x, column) => {
      if (row === 1 && column === 2) return '';
      return open.has(`${row},${column}`)
        ? pill([x, y], 66, 34, colour.people)
        : slot([x, y], 66, 34);
    }),
  );
  return picture(
    cells.join('') +
      disc([281, 119], 30) +
      layer(bank('0,236 60,208 420,228', SPOT), 'data', { radius: 12, lines: 2 }) +
      floor(),
    SPOT,
  );
};

/** Two keys: separate. Two gates of different hands stand before the disc. */
export const twoKeys = (): string =>
  picture(
    way('M40 168H440') +
      layer(points('210,60 210,400 182,400 182,96 138,96 138,400 110,400 110,60'), 'process', {
        radius: 14,
        lines: 1,
      }) +
      layer(points('340,60 340,400 312,400 312,96 268,96 268,400 240,400 240,60'), 'people', {
        radius: 14,
        lines: 1,
      }) +
      disc([404, 168], 34) +
      layer(bank('0,214 370,204', SPOT), 'data', { radius: 8, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Window: show little. The wall hides the record; one opening shows what is needed. */
export const smallWindow = (): string =>
  picture(
    layer(box(60, 40, 420, BELOW), 'data', { radius: 34, lines: 3 }) +
      pill([108, 96], 70, 20, colour.process) +
      pill([108, 132], 44, 20, colour.process) +
      layer(box(216, 82, 324, 190), 'process', { fill: colour.sky, radius: 26, lines: 0 }) +
      disc([270, 136], 34) +
      slot([350, 96], 44, 20, colour.line) +
      slot([350, 132], 44, 20, colour.line) +
      layer(bank('0,210 200,220 380,206', SPOT), 'people', { radius: 8, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Between terms: wait for the gap. The disc takes the free place between two full ones. */
export const betweenTerms = (): string =>
  picture(
    stroke('M40 46H440M40 38V54M150 38V54M330 38V54M440 38V54', colour.ghost, 1.5) +
      layer(box(-90, 84, 150, BELOW), 'people', { radius: 26, lines: 3 }) +
      layer(box(330, 84, 570, BELOW), 'people', { radius: 26, lines: 3 }) +
      disc([240, 158], 34) +
      ghost(box(172, 84, 308, 192), 22) +
      layer(bank('0,206 140,192 340,206', SPOT), 'data', { radius: 7, lines: 2 }) +
      floor(),
    SPOT,
  );

/** Belt: follow the shift. Pieces move at the pace of the plant, including the disc. */
export const belt = (): string =>
  picture(
    layer(box(52, 108, 132, 196), 'people', { radius: 20, lines: 1 }) +
      ghost(box(166, 108, 246, 176), 20) +
      layer(box(280, 108, 360, 196), 'people', { radius: 20, lines: 1 }) +
      disc([320, 70], 34) +
      stroke('M386 130H430m-12-12 12 12-12 12', colour.ghost) +
      layer(box(24, 176, 456, 216), 'data', { radius: 20, lines: 1, gap: 9 }) +
      layer(points('400,230 400,400 340,400 340,230'), 'process', { radius: 8, lines: 0 }) +
      layer(points('140,230 140,400 80,400 80,230'), 'process', { radius: 8, lines: 0 }) +
      floor(),
    SPOT,
  );

/** Roadmap: choose. One step is decided, two are drawn, one is left out. */
export const roadmap = (): string =>
  picture(
    way('M120 232V150H280V110H440V74H560') +
      ghost(box(360, 152, 460, BELOW), 26) +
      ghost(box(500, 116, 600, BELOW), 26) +
      layer(box(200, 188, 320, 560), 'people', { radius: 30, lines: 3 }) +
      layer(box(40, 268, 160, 560), 'process', { radius: 30, lines: 3 }) +
      disc([260, 140], 44) +
      layer(bank('0,344 180,324 340,352 480,336'), 'data', { radius: 14, lines: 4 }) +
      layer(bank('0,436 220,420 440,436'), 'platform', { lines: 2, radius: 12 }),
    PICTURE,
  );
