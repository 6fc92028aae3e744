/**
 * Writes every generated drawing below media/: `npx tsx tools/art/draw.ts`.
 * A drawing that is already as it should be is left alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE } from './catalogue.ts';

const media = join(import.meta.dirname, '../../media');

/** The file's text, or nothing when there is no such file yet. */
function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

let written = 0;
for (const [path, drawing] of Object.entries(CATALOGUE)) {
  const file = join(media, path);
  if (current(file) === drawing) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
  console.log(`Drew ${path}`);
  written += 1;
}
console.log(`${written} of ${Object.keys(CATALOGUE).length} drawings changed.`);
