/** The practices that cut across products: answer, compose, branch, lift, base, measure. */
import { bank, box, points } from '../drawing/geometry.ts';
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

/** Agentforce: answer. A step has risen to meet the disc before it lands. */
export const agentforce = (): string =>
  picture(
    layer(bank('0,270 90,230 200,270 450,230 560,260'), 'people') +
      way('M320 28V92') +
      ghostDisc([320, 62], 38) +
      disc([320, 162], 38) +
      layer(bank('0,330 260,200 380,330 520,310'), 'process', { radius: 28 }) +
      layer(bank('0,380 140,360 260,290 380,370 500,380'), 'data', { radius: 28 }) +
      layer(bank('0,440 200,424 430,440'), 'platform', { lines: 2, radius: 12 }),
  );

/** Generative AI: compose. Pieces leave the data layer and stack into a step. */
export function generativeAi(): string {
  const row = 34;
  /** Pieces of the step as [left, row from the bottom, width, color]; together they fill a block. */
  const stacked: ReadonlyArray<readonly [number, number, number, string]> = [
    [356, 0, 76, colour.process],
    [438, 0, 118, colour.people],
    [356, 1, 130, colour.people],
    [492, 1, 64, colour.process],
    [356, 2, 56, colour.process],
    [418, 2, 138, colour.people],
    [356, 3, 110, colour.people],
    [472, 3, 84, colour.process],
  ];
  const step = stacked.map(([left, level, width, fill]) =>
    pill([left, 308 - level * row], width, 28, fill),
  );
  return picture(
    layer(bank('0,292 250,338'), 'data', { radius: 30, lines: 2 }) +
      slot([60, 330], 76, 28, colour.line) +
      slot([150, 330], 64, 28, colour.line) +
      slot([92, 372], 110, 28, colour.line) +
      way('M98 318V262M182 318V190C182 136 196 118 226 118') +
      pill([60, 226], 76, 28, colour.data) +
      pill([150, 160], 64, 28, colour.data) +
      pill([236, 104], 110, 28, colour.data) +
      step.join('') +
      disc([470, 164], 40) +
      layer(bank('0,444 160,424 430,440'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** DevOps: branch. One layer forks, is tested, and rejoins. */
export function devops(): string {
  const fork = points(
    '450,84 450,187 740,187 740,249 450,249 450,352 150,352 150,249 -90,249 -90,187 150,187 150,84',
  );
  return picture(
    layer(bank('0,300 110,270 480,310'), 'people', { lines: 2 }) +
      layer(fork, 'data', { radius: 40, lines: 2 }) +
      silhouette(box(212, 146, 388, 290), colour.sky, 30) +
      disc([500, 147]) +
      layer(bank('0,396 180,376 420,396'), 'process') +
      layer(bank('0,444 240,426 470,436'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** Enablement and training: lift. Process raises people until they are level with the customer. */
export const enablementTraining = (): string =>
  picture(
    ghost(box(84, 286, 396, 368), 36) +
      layer(bank('0,372 170,214 310,372 450,214 566,372'), 'process', { radius: 28 }) +
      layer(box(84, 132, 396, 214), 'people', { radius: 36 }) +
      stroke('M128 268V232m-13 13 13-13 13 13M352 268V232m-13 13 13-13 13 13') +
      disc([508, 174]) +
      layer(bank('0,400 120,384 430,404'), 'data') +
      layer(bank('0,446 210,428 500,446'), 'platform', { lines: 2, radius: 12 }),
  );

/** AWS: base. A platform taller than the three layers it carries together. */
export const aws = (): string =>
  picture(
    layer(bank('0,420 200,134 440,420'), 'people', { lines: 2, gap: 9 }) +
      layer(bank('0,420 160,170 480,420'), 'process', { lines: 2, gap: 9 }) +
      layer(bank('0,420 120,206 520,420'), 'data', { lines: 2, gap: 9 }) +
      disc([320, 94]) +
      layer(bank('0,400 80,242 560,400'), 'platform', {
        radius: 32,
        lines: 4,
        gap: 13,
        lineOpacity: 0.6,
      }),
  );

/** Einstein Analytics: measure. Columns of equal width; the disc marks the one that matters. */
export function einsteinAnalytics(): string {
  const width = 58;
  const columns = [332, 290, 316, 250, 276, 178, 226].map((top, i) => ({
    left: 106 + i * 66,
    top,
  }));
  const marked = 5;
  const bars = columns.map(({ left, top }, i) =>
    layer(box(left, top, left + width, 560), i === marked ? 'people' : 'process', {
      radius: 16,
      lines: 2,
      gap: 10,
    }),
  );
  const ticks = Array.from({ length: 9 }, (_, i) => `M64 ${90 + i * 34}h${i % 4 === 0 ? 26 : 14}`);
  return picture(
    stroke(ticks.join(''), colour.ghost, 1.5) +
      way('M100 178H428') +
      bars.join('') +
      disc([465, 138]) +
      layer(bank('0,400 150,384 480,400'), 'data', { lines: 2 }) +
      layer(bank('0,446 270,430 450,446'), 'platform', { lines: 2, radius: 12 }),
  );
}
