/** The widest pictures of the site: three slides, the horizons, the ridge, and what to see when lost. */
import { bank, place, points } from '../drawing/geometry.ts';
import type { Frame, Point } from '../drawing/geometry.ts';
import { disc, layer, picture, silhouette } from '../drawing/kit.ts';
import { FOUR } from './logo.ts';
import { LAYERS, colour } from '../drawing/palette.ts';
import type { LayerName } from '../drawing/palette.ts';

const SLIDE: Frame = { width: 1600, height: 900 };

/** Slides run far past the left edge, because a wide screen shows more of them. */
const SLIDE_LEFT = 2400;

/**
 * One slide. Its ground, disc and layers carry ids, because the banner shows them one by one in
 * order to move them. Every layer stays below y 560 where x is under 880: the headline is there.
 */
function slide(sun: Point, tops: Record<LayerName, string>): string {
  const layers = LAYERS.map((name, i) => {
    const front = name === 'platform';
    return layer(bank(tops[name], SLIDE, SLIDE_LEFT), name, {
      radius: front ? 20 : 34,
      lines: front ? 2 : 4,
      gap: front ? 12 : 13,
      lineOpacity: front ? 0.4 : 0.55,
      id: `layer-${i + 1}`,
    });
  });
  return picture(disc(sun, 92, 'disc') + layers.join(''), SLIDE, {
    groundId: 'ground',
    fit: 'xMaxYMax meet',
  });
}

/** Salesforce partner: rise. The ground climbs toward the disc. */
export const partner = (): string =>
  slide([1228, 306], {
    people: '0,860 250,810 560,780 820,560 960,440 1110,360 1350,420 1500,340',
    process: '0,830 420,850 700,700 900,600 1060,520 1250,580 1420,500',
    data: '0,870 140,840 470,870 640,820 780,760 1000,680 1180,720 1370,640 1530,690',
    platform: '0,856 260,872 640,848 880,824 1120,804 1300,764',
  });

/** Implementation: advance. Even steps, one phase each. */
export const implementation = (): string =>
  slide([1000, 388], {
    people: '0,850 300,810 600,760 760,620 900,480 1110,350 1320,230',
    process: '0,820 480,840 700,740 860,640 1070,520 1280,400 1480,310',
    data: '0,866 220,846 560,866 740,800 960,700 1180,590 1400,490',
    platform: '0,862 360,872 780,846 1060,780 1290,700 1500,620',
  });

/** Digital transformation: settle. Broken ground on the left becomes one broad plateau. */
export const transformation = (): string =>
  slide([1330, 250], {
    people: '0,860 110,820 240,850 360,800 500,840 620,770 780,640 880,520 1010,420',
    process: '0,830 160,860 300,830 440,860 660,790 840,650 980,530',
    data: '0,870 80,846 200,870 420,846 560,868 760,780 920,690 1060,640',
    platform: '0,860 320,874 600,856 820,830 1000,770',
  });

/** A cloudbank that closes a page. It is on the footer, whose color is its front layer. */
function cloudbank(
  sun: Point,
  tops: Record<Exclude<LayerName, 'platform'> | 'foot', string>,
): string {
  const frame: Frame = { width: 1600, height: 260 };
  const shape = { radius: 26 };
  return picture(
    disc(sun, 54) +
      layer(bank(tops.people, frame), 'people', shape) +
      layer(bank(tops.process, frame), 'process', shape) +
      layer(bank(tops.data, frame), 'data', shape) +
      silhouette(bank(tops.foot, frame), colour.foot, 12),
    frame,
    { ground: 'none', fit: 'xMaxYMax slice' },
  );
}

/** Hills on both sides of the disc. */
export const horizon = (): string =>
  cloudbank([1190, 96], {
    people: '0,150 210,110 470,170 760,150 980,90 1130,130 1330,70 1490,110',
    process: '0,170 330,190 600,150 860,190 1050,160 1250,180 1420,140',
    data: '0,220 140,190 420,220 720,200 1000,225 1180,200 1380,215',
    foot: '0,245 300,230 560,250 900,232 1220,248 1450,230',
  });

/** Even steps that climb to the disc. */
export const horizonSteps = (): string =>
  cloudbank([1400, 60], {
    people: '0,190 640,170 820,150 1000,130 1160,110 1330,90',
    process: '0,210 480,195 740,175 980,155 1220,135 1440,115',
    data: '0,225 380,215 700,200 1040,185 1300,170 1500,150',
    foot: '0,245 300,235 680,245 1000,230 1280,240',
  });

/** The disc low between two heights. */
export const horizonValley = (): string =>
  cloudbank([1130, 108], {
    people: '0,140 260,120 560,150 860,90 1030,150 1300,80 1480,100',
    process: '0,180 420,160 700,185 960,170 1080,190 1340,150',
    data: '0,215 240,195 560,220 900,205 1240,215 1420,190',
    foot: '0,245 360,232 640,250 980,236 1300,248',
  });

/** The disc on one broad height. */
export const horizonPlateau = (): string =>
  cloudbank([1020, 62], {
    people: '0,170 300,150 560,170 800,116 1380,150',
    process: '0,200 460,180 700,160 1180,175 1440,150',
    data: '0,225 200,205 620,222 1080,205 1360,220',
    foot: '0,245 420,234 760,248 1100,232 1400,246',
  });

/** The top edge of a dark band: layers that step up into it. It has no disc, being an edge and no picture. */
export function ridge(): string {
  const frame: Frame = { width: 1600, height: 180 };
  const shape = { gap: 10 };
  return picture(
    layer(bank('0,96 260,56 520,96 900,76 1080,36 1300,76', frame), 'process', shape) +
      layer(bank('0,116 150,96 420,128 760,108 1010,84 1220,116 1460,90', frame), 'data', shape) +
      silhouette(bank('0,160 340,140 640,160 920,144 1160,160 1400,136', frame), colour.band, 12),
    frame,
    { ground: 'none', fit: 'xMidYMax slice' },
  );
}

/** Not found: the wordmark's own 4, twice, with the disc as the nought. */
export function notFound(): string {
  const frame: Frame = { width: 1600, height: 560 };
  const shape = { radius: 44, gap: 13 };
  return picture(
    layer(place(points(FOUR), [330, 70], 9.6), 'data', shape) +
      layer(place(points(FOUR), [934, 70], 9.6), 'people', shape) +
      disc([800, 308], 112) +
      layer(bank('0,430 210,400 480,420 1010,400 1350,440', frame), 'process', { radius: 26 }) +
      silhouette(bank('0,520 300,500 640,530 960,505 1240,530', frame), colour.foot, 12),
    frame,
    { ground: 'none', fit: 'xMidYMax slice' },
  );
}

/** Unexpected error: the disc has slipped between two layers. */
export const slipped = (): string =>
  picture(
    layer(bank('0,150 170,110 430,170 560,130'), 'people') +
      layer(bank('0,240 150,200 300,280 470,220'), 'process') +
      disc([352, 318], 74) +
      layer(bank('0,320 110,290 240,360 500,310'), 'data') +
      layer(bank('0,430 260,410 440,436'), 'platform', { lines: 2, radius: 12 }),
  );
