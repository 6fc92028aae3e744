/** The accelerators shorten a way; each of the three does it with a verb of its own. */
import { bank, box, place, points } from '../drawing/geometry.ts';
import type { Point } from '../drawing/geometry.ts';
import { disc, ghostDisc, layer, picture, pill, slot, stroke, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

/** All accelerators: shorten. The long way goes down one side and up the other; the short one is a bridge. */
export const overview = (): string =>
  picture(
    layer(bank('0,188 132,250 196,320 262,372 378,320 444,250 508,188'), 'people', { radius: 28 }) +
      way(
        'M148 226A8 8 0 0 0 156 234H188A24 24 0 0 1 212 258V296A8 8 0 0 0 220 304H254A24 24 0 0 1 278 328V348A8 8 0 0 0 286 356H354A8 8 0 0 0 362 348V328A24 24 0 0 1 386 304H420A8 8 0 0 0 428 296V258A24 24 0 0 1 452 234H484A8 8 0 0 0 492 226V208',
      ) +
      layer(box(60, 176, 580, 232), 'data', { radius: 28, lines: 2, gap: 10 }) +
      ghostDisc([132, 132]) +
      disc([508, 132]) +
      layer(bank('0,392 190,412 450,392'), 'process') +
      layer(bank('0,446 230,430 430,446'), 'platform', { lines: 2, radius: 12 }),
  );

/** Records before they are cleaned, one a row: left end, length, and whether it repeats another. */
const RECORDS = [
  { left: 92, length: 116, repeat: false },
  { left: 132, length: 84, repeat: true },
  { left: 40, length: 180, repeat: false },
  { left: 128, length: 70, repeat: false },
  { left: 72, length: 132, repeat: true },
] as const;

/** Data MBA: clean. Ragged and repeated records go through a comb and come out even. */
export function dataMba(): string {
  const records = RECORDS.map(({ left, length, repeat }, i) => {
    const top = 64 + i * 64;
    if (repeat) return slot([left, top], length, 36);
    return (
      pill([left, top], length, 36, colour.process) +
      layer(box(404, top, 556, top + 36), 'people', { radius: 18, lines: 1, gap: 9 })
    );
  });
  const comb: Point[] = [
    [372, 28],
    [372, 560],
    [252, 560],
  ];
  for (const row of [4, 3, 2, 1, 0]) {
    const top = 62 + row * 64;
    comb.push([252, top + 40], [304, top + 40], [304, top], [252, top]);
  }
  comb.push([252, 28]);
  return picture(
    layer(comb, 'data', { radius: 18, lines: 1, gap: 9 }) +
      records.join('') +
      disc([556, 210], 34) +
      layer(bank('0,412 200,392 430,412'), 'process', { lines: 2 }) +
      layer(bank('0,446 240,428 470,446'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** OptiMax: route. The short line through the streets, past the visits that matter. */
export function optimax(): string {
  const worthVisiting = new Set([4, 5, 2]);
  const blocks = Array.from({ length: 12 }, (_, i) => {
    const left = 40 + (i % 4) * 148;
    const top = 30 + Math.floor(i / 4) * 124;
    const name = worthVisiting.has(i) ? 'data' : 'process';
    return layer(box(left, top, left + 116, top + 92), name, { radius: 24, lines: 2, gap: 10 });
  });
  const route = points(
    '162,252 310,252 310,128 478,128 478,148 330,148 330,272 182,272 182,350 162,350',
  );
  return picture(
    blocks.join('') +
      way('M202 386H592A24 24 0 0 0 616 362V38A24 24 0 0 0 592 14H492A24 24 0 0 0 468 38V100') +
      layer(route, 'people', { radius: 10, lines: 0 }) +
      ghostDisc([172, 386], 30) +
      disc([468, 138], 38) +
      layer(bank('0,440 220,424 440,440'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** A folder with the left end of its tab at `tab`. */
const folder = (at: Point, tab: number): Point[] =>
  place(points(`${tab + 92},-34 ${tab + 92},0 340,0 340,400 0,400 0,0 ${tab},0 ${tab},-34`), at, 1);

/** DMS 365: file. A signed document drops into its place among the others. */
export const dms365 = (): string =>
  picture(
    layer(folder([204, 90], 224), 'process', { radius: 18, lines: 2 }) +
      layer(folder([152, 128], 100), 'people', { radius: 18 }) +
      disc([330, 202], 44) +
      layer(folder([100, 280], 24), 'process', { radius: 18, lines: 2 }) +
      stroke('M106 96V164m-14-14 14 14 14-14') +
      layer(bank('0,376 60,342 580,376'), 'data', { radius: 26 }) +
      layer(bank('0,440 210,420 430,440'), 'platform', { lines: 2, radius: 12 }),
  );
