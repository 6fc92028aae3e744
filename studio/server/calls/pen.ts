import type { Pen } from '../../../renderer/studio/messages.ts';
import { hueGap, toOklch } from '../../../theme/oklch.ts';

/** The hue of the pen, in degrees, unless the accent of the site is nearer to it than so many. */
const MAGENTA = 353;
const APART = 30;

/** The pen that stands out from the accent of a site; a gray has no hue. */
export function penFor(accent: string): Pen {
  const { c, h } = toOklch(accent);
  return c > 0 && hueGap(h, MAGENTA) < APART ? 'blue' : 'magenta';
}
