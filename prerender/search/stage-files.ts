import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compress, COPY_ENDINGS } from '../output/compressed-copies.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { stage, stageCopies } from '../output/staged-file.ts';

interface StageOptions {
  dist: OutputDir;
  /** Of that folder. */
  path: string;
  compress: Compress;
}

/**
 * Stages files and their compressed copies, those that are there already left as they are. Unlike `OutputDir.write` it
 * compresses as it is told: the thousand files of a large index would take half a minute.
 * @param folder in which they lie, with a slash at the end
 * @returns what is staged, as paths from the output folder
 */
export async function stageFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  { dist, path, compress }: StageOptions,
): Promise<string[]> {
  mkdirSync(join(path, folder), { recursive: true });
  const staged: string[] = [];
  for (const [name, text] of files) {
    const file = folder + name;
    const all = [file, ...COPY_ENDINGS.map((ending) => file + ending)];
    dist.add(all.map((one) => `/${one}`));
    const content = Buffer.from(text);
    const place = join(path, file);
    if (all.every((one) => existsSync(join(path, one))) && readFileSync(place).equals(content))
      continue;
    stage(place, content);
    stageCopies(place, await compress(content));
    staged.push(...all);
  }
  return staged;
}
