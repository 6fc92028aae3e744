import type { LastBuild } from '../records.ts';
import { outdatedFiles, removeOutdated } from '../output/outdated-files.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { pageOutputs } from '../output/page-files.ts';
import { SERVING_FILE } from '../output/serving.ts';
import type { BuiltSite } from './feature.ts';

/**
 * Puts everything that is staged in its place, and removes what is outdated.
 * @returns what the folder holds now besides pages, and what of it only pages of earlier builds need
 */
export async function publishBuild(
  dist: OutputDir,
  last: LastBuild,
  { outputs, changed }: Pick<BuiltSite, 'outputs' | 'changed'>,
): Promise<Pick<LastBuild, 'files' | 'outdated'>> {
  await dist.compress();
  const outdated = outdatedFiles(last, { files: dist.files, outputs });
  const staged = changed.flatMap((file) => {
    const output = outputs[file];
    return output ? pageOutputs(file, output) : [];
  });
  dist.publish(SERVING_FILE, staged, outdated.staleCopies);
  return { files: dist.files, outdated: removeOutdated(dist, outdated) };
}
