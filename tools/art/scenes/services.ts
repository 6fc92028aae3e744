/** The six services: survey, lay, interlock, cut, fill, hold. */
import { bank, box, points } from '../drawing/geometry.ts';
import type { Point } from '../drawing/geometry.ts';
import {
  disc,
  ghost,
  ghostDisc,
  layer,
  picture,
  pill,
  silhouette,
  slot,
  stroke,
  way,
} from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';
import type { LayerName } from '../drawing/palette.ts';

/** Consulting: survey. A core is lifted out of the four layers before anything is proposed. */
export function consulting(): string {
  const ground =
    layer(bank('0,250 150,210 330,250 400,190 540,230'), 'people') +
    layer(bank('0,310 210,290 400,310 520,270'), 'process') +
    layer(bank('0,370 130,350 360,370 470,350'), 'data') +
    layer(bank('0,440 240,420 440,430'), 'platform');
  const bore = pill([200, 232], 92, 216, colour.sky);
  const core =
    `<path d="M208 148V90A38 38 0 0 1 284 90V148Z" fill="${colour.people}"/>` +
    silhouette(box(208, 148, 284, 210), colour.process, 0) +
    silhouette(box(208, 210, 284, 276), colour.data, 0) +
    `<path d="M208 276V300A38 38 0 0 0 284 300V276Z" fill="${colour.platform}"/>` +
    [148, 210, 276]
      .map((y) => `<path d="M208 ${y}H284" stroke="${colour.line}" stroke-width="3"/>`)
      .join('') +
    `<rect x="208" y="52" width="76" height="286" rx="38" fill="none" stroke="${colour.line}" stroke-width="1.5" stroke-opacity=".45"/>`;
  const scale = [74, 100, 126, 166, 188, 232, 254, 298].map((y, i) =>
    stroke(`M300 ${y}h${i % 3 === 0 ? 26 : 12}`, colour.ghost, 1.5),
  );
  return picture(
    disc([432, 108], 44) +
      ground +
      bore +
      core +
      scale.join('') +
      ghost(box(200, 44, 292, 448), 46),
  );
}

/** Implementation: lay. Four slabs, laid in order; the customer climbs one at a time. */
export function implementation(): string {
  const slabs =
    layer(box(424, 140, 740, 620), 'people', { radius: 30 }) +
    layer(box(292, 232, 740, 620), 'process', { radius: 30 }) +
    layer(box(160, 316, 740, 620), 'data', { radius: 30 }) +
    layer(box(-90, 400, 740, 620), 'platform', { radius: 30 });
  const climb =
    ghostDisc([110, 358]) + ghostDisc([226, 274]) + ghostDisc([358, 190]) + disc([490, 98]);
  return picture(
    slabs +
      climb +
      way(
        'M96 300C110 268 128 250 160 240M228 216C242 184 262 166 294 156M360 132C374 100 396 82 428 74',
      ),
  );
}

/** Integration: interlock. Two systems meet tooth to tooth; the customer record sits in the joint. */
export function salesforceIntegration(): string {
  const left = points(
    '402,88 402,164 196,164 196,240 402,240 402,316 196,316 196,392 -90,392 -90,88',
  );
  const right = points(
    '740,88 740,392 206,392 206,326 412,326 412,230 206,230 206,174 412,174 412,88',
  );
  return picture(
    layer(bank('0,400 180,440 460,400'), 'process', { lines: 2 }) +
      layer(left, 'data', { radius: 36 }) +
      layer(right, 'people', { radius: 36 }) +
      layer(bank('0,452 120,432 330,452 520,436'), 'platform', { lines: 1, radius: 10 }) +
      disc([364, 278], 22) +
      `<path d="M80 278H322M440 278H580" stroke="${colour.line}" stroke-width="2" stroke-linecap="round" stroke-dasharray="1 9" stroke-opacity=".9"/>`,
  );
}

/** One line of the written layer: pills as [x, width, layer]. */
type CodeLine = ReadonlyArray<readonly [number, number, LayerName]>;

/** Development and customization: cut. A layer is written line by line; one piece is made to measure. */
export function developmentCustomization(): string {
  const written = points('500,84 500,420 460,420 460,700 92,700 92,124 164,124 164,84');
  const lines: readonly CodeLine[] = [
    [
      [128, 56, 'process'],
      [198, 104, 'data'],
    ],
    [
      [156, 84, 'people'],
      [254, 36, 'process'],
      [304, 120, 'data'],
    ],
    [[184, 130, 'data']],
    [[184, 40, 'process']],
    [
      [184, 74, 'people'],
      [272, 104, 'data'],
      [390, 32, 'process'],
    ],
    [
      [156, 48, 'process'],
      [218, 82, 'data'],
    ],
    [[128, 56, 'process']],
  ];
  const code = lines.flatMap((line, i) =>
    line.map(([x, width, name]) => pill([x, 152 + i * 38], width, 20, colour[name])),
  );
  return picture(
    layer(bank('0,170 110,130 240,170 420,110 560,150'), 'people', { lines: 2 }) +
      layer(bank('0,250 60,210 520,190 600,230'), 'process', { lines: 2 }) +
      layer(written, 'platform', { radius: 34, lines: 2, lineOpacity: 0.28 }) +
      code.join('') +
      slot([238, 261], 170, 30, colour.line) +
      silhouette(box(346, 218, 516, 248), colour.people, 15) +
      disc([502, 233], 30),
  );
}

/** Staffing: fill. A bench with one place open; the right person rises into it. */
export function staffing(): string {
  const width = 104;
  const open = 266;
  const seat = (left: number, top: number, name: LayerName): string =>
    layer(box(left, top, left + width, 620), name, { radius: 52, gap: 12 });
  const middle = open + width / 2;
  return picture(
    seat(30, 214, 'process') +
      seat(148, 150, 'data') +
      seat(384, 186, 'process') +
      seat(502, 118, 'data') +
      ghost(box(open, 172, open + width, 620), 52) +
      seat(open, 262, 'people') +
      disc([middle, 106]) +
      stroke(`M${middle} 236V192m-14 14 14-14 14 14`) +
      layer(bank('0,408 160,388 420,408 540,388'), 'platform'),
  );
}

/** Support and maintenance: hold. A level line, watched right round the clock from two time zones. */
export function supportMaintenance(): string {
  const centre: Point = [320, 312];
  /** A place on the dial: `part` runs from 0 on the left horizon to 1 on the right. */
  const onDial = (part: number, radius: number): Point => [
    Math.round(centre[0] - Math.cos(Math.PI * part) * radius),
    Math.round(centre[1] - Math.sin(Math.PI * part) * radius),
  ];
  const hours = Array.from({ length: 25 }, (_, hour) => {
    const [x1, y1] = onDial(hour / 24, hour % 6 === 0 ? 242 : 234);
    const [x2, y2] = onDial(hour / 24, 224);
    return `M${x1} ${y1}L${x2} ${y2}`;
  });
  return picture(
    stroke(hours.join(''), colour.ghost, 1.5) +
      way('M152 312A168 168 0 0 1 488 312') +
      ghostDisc(onDial(0.22, 168), 36) +
      disc(onDial(0.7, 168), 36) +
      layer(bank('0,270 110,300 530,270'), 'people', { lines: 2 }) +
      layer(bank('0,330 200,310 450,330'), 'process') +
      layer(bank('0,376 130,396 500,376'), 'data') +
      layer(bank('0,436 260,420 420,436'), 'platform', { lines: 2, radius: 12 }),
  );
}
