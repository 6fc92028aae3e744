import { join } from 'node:path';
import { applyOperations } from '../../edit/edit-yaml.ts';
import { digestOrNull, readText } from '../../edit/journal/replace-file.ts';
import type { FileEdit } from '../../edit/journal/edits.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { applySplices } from '../../edit/splice.ts';
import type { PlanAnswer } from '../../schema/generated/data.d.ts';
import { refuseOtherFiles } from './writable.ts';

/** Of a plan, what is applied. */
export type Applicable = Pick<PlanAnswer, 'changes' | 'words'>;

export interface Applied {
  files: { file: string; digest: string | null }[];
  words: readonly string[];
}

/**
 * Writes what was planned, all or nothing. What another program has changed since, by a plan of its own, stays if it is
 * something else.
 *
 * @throws if a file was changed since in another way, or in the same place, or the plan is not as it was made
 */
export async function applyPlan(folder: string, { changes, words }: Applicable): Promise<Applied> {
  const site = new SiteEdits(folder);
  const about = words.join('; ');
  const edits: FileEdit[] = [];
  for (const { file, before, after, splice, operations } of changes) {
    refuseOtherFiles(folder, file);
    const current = readText(join(folder, file));
    const isAsPlanned = digestOrNull(current) === before;
    // Who sends a plan twice does not want it done twice.
    const base = isAsPlanned || (await site.isDone(about)) ? current : site.keptText(before);
    const isMovable = base !== undefined && current !== undefined && after !== null;
    if (!isAsPlanned && (!isMovable || digestOrNull(base) !== before)) {
      throw new Error(`${file} has changed since the plan was made. Plan again.`);
    }
    const text = after === null ? undefined : applySplices(base ?? '', [splice]);
    const isOfPlan =
      operations === undefined || base === undefined || applyOperations(base, operations) === text;
    if (digestOrNull(text) !== after || !isOfPlan)
      throw new Error(`The plan for ${file} was modified.`);
    edits.push(
      operations !== undefined && base !== undefined
        ? { file, base, operations }
        : { file, base, text },
    );
  }
  const step = edits.length > 0 ? await site.apply(about, edits) : undefined;
  const written = new Map(step?.changes.map((change) => [change.file, change.after]));
  const files = changes.map(({ file, after }) => ({ file, digest: written.get(file) ?? after }));
  return { files, words };
}
