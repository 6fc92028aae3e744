import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the site of a case: its files laid over those of good-site/, without what its removed.txt
 * lists, one path a line.
 *
 * @param name of the case, or good-site
 * @param folder that does not exist yet
 */
export function layCase(name: string, folder: string): void {
  const here = import.meta.dirname;
  cpSync(join(here, 'good-site'), folder, { recursive: true });
  cpSync(join(here, name), folder, { recursive: true, verbatimSymlinks: true });
  const list = join(here, name, 'removed.txt');
  if (!existsSync(list)) return;
  for (const file of readFileSync(list, 'utf8').trim().split('\n')) rmSync(join(folder, file));
}
