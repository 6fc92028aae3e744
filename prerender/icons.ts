import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ICONS = join(
  dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

/**
 * Writes one SVG file with a `<symbol>` for each icon and returns its address.
 * Throws when an icon does not exist, which the check has ruled out for what YAML names.
 */
export async function writeIcons(names: Iterable<string>, dist: string): Promise<string> {
  const symbols = await Promise.all(
    [...new Set(names)].sort().map(async (name) => {
      const source = await readFile(join(ICONS, `${name}.svg`), 'utf8');
      const shapes = source.slice(
        source.indexOf('>', source.indexOf('<svg')) + 1,
        source.indexOf('</svg>'),
      );
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
    }),
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const url = `/media/icons.${hash}.svg`;
  await mkdir(join(dist, 'media'), { recursive: true });
  // Its name tells what is in it.
  if (!existsSync(join(dist, url))) await writeFile(join(dist, url), sprite);
  return url;
}
