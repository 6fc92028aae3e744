/** Spots: small pictures next to a few lines of text. */
import { bank, box, points } from '../drawing/geometry.ts';
import type { Frame } from '../drawing/geometry.ts';
import { disc, ghost, ghostDisc, layer, picture, pill, stroke, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

export const SPOT: Frame = { width: 480, height: 280 };

/** The platform under every spot. */
export const floor = (): string =>
  layer(bank('0,262 170,250 330,262', SPOT), 'platform', {
    lines: 2,
    radius: 6,
    lineOpacity: 0.35,
  });

/** Same people: carry. One disc taken the whole way along one unbroken layer. */
export const samePeople = (): string =>
  picture(
    layer(bank('0,120 120,80 260,140 380,100', SPOT), 'people', { lines: 2 }) +
      layer(bank('0,200 480,200', SPOT), 'data') +
      ghostDisc([70, 164], 34, colour.mark) +
      ghostDisc([156, 164], 34, colour.mark) +
      ghostDisc([242, 164], 34, colour.mark) +
      disc([328, 164], 34) +
      stroke('M376 164H440m-14-13 14 13-14 13', colour.mark) +
      floor(),
    SPOT,
  );

/** Phases: stack. Two slabs are down and the next one is marked out. */
export const phases = (): string =>
  picture(
    ghost(box(300, 72, 540, 150), 26) +
      layer(box(170, 116, 540, 400), 'process', { radius: 26 }) +
      layer(box(60, 184, 540, 400), 'data', { radius: 26 }) +
      disc([226, 82], 34) +
      floor(),
    SPOT,
  );

/** Handover: pass. The disc crosses from our ground to yours. */
export const handover = (): string =>
  picture(
    layer(points('210,132 210,400 -60,400 -60,172 90,172 90,132'), 'data', { radius: 26 }) +
      layer(points('540,92 540,400 270,400 270,152 390,152 390,92'), 'people', { radius: 26 }) +
      way('M150 84C190 30 270 40 316 92') +
      ghostDisc([144, 96], 34) +
      disc([330, 116], 34) +
      floor(),
    SPOT,
  );

/** Estimate: size. What is there stands solid; what is to be built is marked out and measured. */
export const estimate = (): string =>
  picture(
    ghost(box(186, 132, 296, 320), 22) +
      ghost(box(302, 88, 412, 320), 22) +
      layer(bank('0,232 100,216 440,232', SPOT), 'process', { lines: 2 }) +
      layer(box(70, 172, 180, 320), 'people', { radius: 22 }) +
      disc([125, 138], 34) +
      stroke('M186 40V60M186 50H412M299 44V56M412 40V60', colour.ghost, 1.5) +
      layer(bank('0,246 220,240 420,246', SPOT), 'data', { lines: 0, radius: 6 }) +
      floor(),
    SPOT,
  );

/** Night shift: watch. The disc is up late, and so is one floor of the house. */
export const nightShift = (): string =>
  picture(
    way('M52 236A190 190 0 0 1 428 236', colour.process) +
      disc([352, 84], 34) +
      layer(bank('0,214 70,190 160,214 330,196', SPOT), 'data', { lines: 2 }) +
      layer(box(170, 92, 290, 400), 'process', { radius: 24, lines: 1 }) +
      [120, 152, 184]
        .map((y) => pill([194, y], 30, 16, y === 152 ? colour.people : colour.data))
        .join('') +
      [120, 152, 184]
        .map((y) => pill([236, y], 30, 16, y === 152 ? colour.people : colour.data))
        .join('') +
      layer(bank('0,244 120,226 360,244', SPOT), 'platform', {
        fill: colour.sky,
        radius: 9,
        lines: 1,
        lineOpacity: 0.95,
      }),
    SPOT,
    { ground: colour.platform },
  );

/** Library: keep. Everything learned stands on one shelf, and there is room for more. */
export const library = (): string =>
  picture(
    layer(box(58, 92, 106, 220), 'process', { radius: 12, lines: 1 }) +
      layer(box(112, 66, 148, 220), 'data', { radius: 12, lines: 1 }) +
      layer(box(154, 108, 214, 220), 'process', { radius: 12, lines: 2 }) +
      ghost(box(222, 76, 266, 206), 12) +
      layer(box(222, 36, 266, 166), 'people', { radius: 12, lines: 1 }) +
      layer(box(274, 84, 314, 220), 'data', { radius: 12, lines: 1 }) +
      disc([362, 172], 34) +
      layer(box(30, 206, 450, 238), 'data', { radius: 16, lines: 1, gap: 9 }) +
      floor(),
    SPOT,
  );

/** Open door: welcome. The disc is on its way in. */
export const openDoor = (): string =>
  picture(
    layer(points('380,36 380,400 300,400 300,92 190,92 190,400 110,400 110,36'), 'people', {
      radius: 40,
      lines: 2,
    }) +
      layer(box(306, 100, 350, 228), 'process', { radius: 14, lines: 1 }) +
      way('M106 178H198') +
      ghostDisc([60, 178], 34) +
      disc([245, 178], 34) +
      layer(bank('0,212 400,236', SPOT), 'data', { radius: 12, lines: 2 }) +
      floor(),
    SPOT,
  );
