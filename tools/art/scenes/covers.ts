/** A landscape of all layers at dawn, seeded by a slug. */
import { bank } from '../drawing/geometry.ts';
import type { Frame, Point } from '../drawing/geometry.ts';
import { disc, layer, picture } from '../drawing/kit.ts';
import { LAYERS, colour } from '../drawing/palette.ts';
import { seeded } from '../drawing/random.ts';

/** The colors of the layers from back to front; the ground is that of people. */
const FILLS = [colour.sky, colour.process, colour.data, colour.platform];

/** Snaps to the 20-unit grid. */
const snap = (value: number): number => Math.round(value / 20) * 20;

/** Tops of about `count` steps round a mean height, none narrower than 80 units. */
function skyline(
  random: () => number,
  width: number,
  mean: number,
  swing: number,
  count: number,
): Point[] {
  const starts = [0];
  const pitch = width / count;
  let latest = 0;
  for (let i = 1; i < count; i++) {
    const start = snap(i * pitch + (random() - 0.5) * pitch * 0.5);
    if (start - latest >= 80) {
      starts.push(start);
      latest = start;
    }
  }
  let previous: number | undefined;
  return starts.map((start): Point => {
    let top = snap(mean + (random() - 0.5) * 2 * swing);
    // Two equal heights in a row are not a step; a few tries find another one.
    for (let tries = 0; tries < 8 && top === previous; tries++) {
      top = snap(mean + (random() - 0.5) * 2 * swing);
    }
    previous = top;
    return [start, top];
  });
}

/** The cover for a slug. The slug alone decides its shapes, so a cover never changes. */
export function cover(slug: string, frame: Frame): string {
  const { width, height } = frame;
  const random = seeded(slug);
  const rising = random() > 0.5;
  const across = width * (0.2 + random() * 0.6);
  const radius = height * (0.11 + random() * 0.07);
  const base = height * (0.4 + random() * 0.08);
  const sun = disc([across, base - height * (0.06 + random() * 0.1)], radius);
  const layers = LAYERS.map((name, i) => {
    const count = 3 + Math.floor(random() * 3);
    const steps = skyline(random, width, base + i * height * 0.145, height * 0.085, count);
    const tops = steps.map(([x, y], j): Point => {
      const rise = rising ? snap((j / steps.length - 0.4) * height * 0.14) : 0;
      return [x, y - rise];
    });
    const fill = FILLS[i] ?? colour.people;
    return layer(bank(tops, frame), name, {
      radius: 22,
      gap: 10,
      // White contours need more weight on the palest ground.
      lineOpacity: fill === colour.sky ? 0.95 : 0.5,
      fill,
    });
  });
  return picture(sun + layers.join(''), frame, { ground: colour.people });
}
