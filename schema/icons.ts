import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder that holds one SVG file an icon. */
export const iconFolder = join(
  dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

/** Names of all icons, such as clipboard-list. */
export function listIcons(): Set<string> {
  const files = readdirSync(iconFolder).filter((name) => name.endsWith('.svg'));
  return new Set(files.map((name) => name.slice(0, -'.svg'.length)));
}
