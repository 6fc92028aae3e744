import { join } from 'node:path';
import { existsSync, realpathSync } from 'node:fs';
import { problemAt } from '../../check/diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { SourceExplanation } from '../../check/diagnostics/codes.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { readTextFile } from '../../check/files/read-file.ts';
import { COMPONENT_FILE, OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';

/** What is not bundled: tests, types, words for people. */
const CODE = /(?<!\.test|\.d)\.tsx?$/;

/**
 * Reads the code of the blocks that a site has of its own, and runs none of it.
 * @param site its folder
 * @returns what keeps it from being built: syntax, imports that a block may not have, no component
 */
export async function findBlockFaults(site: string): Promise<Diagnostic[]> {
  if (!existsSync(join(site, OWN_BLOCKS))) return [];
  const root = realpathSync(site);
  const { files, problems } = listFiles({ folder: root }, OWN_BLOCKS);
  const inBlocks = files.filter((file) => file.split('/').length > 2);
  // Loaded by sites with blocks of their own only: the parsers take longer than checking ten pages.
  const { judgeScript } = await import('./judge-script.ts');
  const { judgeSheet } = await import('./judge-sheet.ts');
  for (const file of inBlocks) {
    const judge = CODE.test(file) ? judgeScript : file.endsWith('.css') ? judgeSheet : undefined;
    if (!judge) continue;
    const read = readTextFile({ folder: root }, file);
    if ('problem' in read) {
      problems.push(read.problem);
      continue;
    }
    const { source } = read;
    const isComponent = file.split('/').length === 3 && file.endsWith(`/${COMPONENT_FILE}`);
    const faults: SourceExplanation[] = judge(source.text, {
      file,
      isComponent,
      isThere: (path) => files.includes(path),
    });
    problems.push(...faults.map(({ at, ...what }) => problemAt(file, source, at, what)));
  }
  return problems;
}
