/** The accelerators shorten a way; each of the three does it with a verb of its own. */
import { bank, box, place, points } from './geometry.ts';
import type { Point } from './geometry.ts';
import { disc, ghostDisc, layer, picture, pill, slot, stroke, way } from './kit.ts';
import { colour } from './palette.ts';

/** All accelerators: shorten. The long way goes down one side and up the other; the short one is a bridge. */
export const overview = (): string =>
  picture(
    layer(bank('0,188 132,250 196,320 262,372 378,320 444,250 508,188'), 'people', { radius: 28 }) +
      way(
        'M84 172H124A24 24 0 0 1 148 196V226A8 8 0 0 0 156 234H188A24 24 0 0 1 212 258V296A8 8 0 0 0 220 304H254A24 24 0 0 1 278 328V348A8 8 0 0 0 286 356H354A8 8 0 0 0 362 348V328A24 24 0 0 1 386 304H420A8 8 0 0 0 428 296V258A24 24 0 0 1 452 234H484A8 8 0 0 0 492 226V208',
      ) +
      layer(box(60, 176, 580, 232), 'data', { radius: 28, lines: 2, gap: 10 }) +
      ghostDisc([132, 132]) +
      disc([508, 132]) +
      layer(bank('0,392 190,412 450,392'), 'process') +
      layer(bank('0,446 230,430 430,446'), 'platform', { lines: 2, radius: 12 }),
  );

/** Data MBA: clean. Ragged and repeated records go in, one even column comes out. */
export function dataMba(): string {
  const row = (index: number): number => 96 + index * 52;
  /** Records before: [left, width, is a repeat]. */
  const ragged: ReadonlyArray<readonly [number, number, boolean]> = [
    [92, 120, false],
    [140, 92, true],
    [58, 150, false],
    [150, 66, false],
    [96, 110, true],
  ];
  const before = ragged.map(([left, width, repeat], i) =>
    repeat ? slot([left, row(i)], width, 32) : pill([left, row(i)], width, 32, colour.process),
  );
  const after = [0, 2, 3].map((index, i) =>
    layer(box(384, row(index), i === 1 ? 530 : 552, row(index) + 32), 'people', {
      radius: 16,
      lines: 1,
      gap: 8,
    }),
  );
  return picture(
    before.join('') +
      after.join('') +
      layer(box(270, 48, 334, 560), 'data', { radius: 32, lines: 2 }) +
      disc([552, row(2) + 16], 30) +
      layer(bank('0,404 200,384 400,404'), 'process', { lines: 2 }) +
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
    '162,252 310,252 310,128 478,128 478,148 330,148 330,272 182,272 182,396 162,396',
  );
  return picture(
    blocks.join('') +
      way('M190 386H592A24 24 0 0 0 616 362V38A24 24 0 0 0 592 14H492A24 24 0 0 0 468 38V100') +
      layer(route, 'people', { radius: 10, lines: 0 }) +
      ghostDisc([172, 386], 30) +
      disc([468, 138], 38) +
      layer(bank('0,440 220,424 440,440'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** DMS 365: file. A signed document drops into its place among the others. */
export function dms365(): string {
  /** A folder: a sheet with its tab at `tab`. */
  const folder = (left: number, top: number, tab: number): Point[] =>
    place(
      points(`${tab + 92},-34 ${tab + 92},0 360,0 360,330 0,330 0,0 ${tab},0 ${tab},-34`),
      [left, top],
      1,
    );
  return picture(
    layer(folder(172, 168, 228), 'process', { radius: 18, lines: 2 }) +
      layer(folder(140, 78, 134), 'people', { radius: 18 }) +
      disc([320, 176], 44) +
      layer(folder(108, 268, 30), 'process', { radius: 18, lines: 2 }) +
      stroke('M540 84V150m-14-14 14 14 14-14') +
      layer(bank('0,360 60,326 580,360'), 'data', { radius: 26 }) +
      layer(bank('0,440 210,420 430,440'), 'platform', { lines: 2, radius: 12 }),
  );
}
