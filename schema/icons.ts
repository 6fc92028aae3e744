import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder that holds one SVG file an icon. */
export const iconFolder = join(
  dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

let names: ReadonlySet<string> | undefined;

/** Names of all icons, such as clipboard-list. Read once: 1,700 names take as long as checking a page, at each save. */
export function listIcons(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(iconFolder).flatMap((file) =>
      file.endsWith('.svg') ? [file.slice(0, -'.svg'.length)] : [],
    ),
  );
  return names;
}
