import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { rolesNamed } from '../../prerender/pictures/svg-theme.ts';
import { derivePalette } from '../../theme/derive.ts';
import { contrast } from '../../theme/oklch.ts';

/* The lines of a map are all that there is to see, so they need the contrast of graphics (WCAG 2.2, 1.4.11). */

const CONFERENCE = join(import.meta.dirname, 'conference');
const { site } = openSite(CONFERENCE);
if (!site) throw new Error('The settings of the conference have errors.');
const palette = derivePalette(site.theme.colors);

test.each([
  ['delta.svg', 'art-dawn'],
  // On the closing band.
  ['horizon.svg', 'surface-sky'],
  ['ridge.svg', 'art-platform'],
] as const)('the lines of %s can be seen in both themes', (name, ground) => {
  const svg = readFileSync(join(CONFERENCE, 'media', name), 'utf8');
  const [lines] = [...svg.matchAll(/stroke="(var[^"]+)" stroke-linejoin/g)].map(
    ([, color]) => color,
  );
  const [role = ''] = rolesNamed(lines ?? '');
  for (const colors of [palette.light, palette.dark]) {
    const found = Object.entries(colors).find(([one]) => one === role)?.[1] ?? '';
    expect(contrast(found, colors[ground])).toBeGreaterThanOrEqual(3);
  }
});
