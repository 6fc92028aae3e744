import { join } from 'node:path';
import { digestOrNull, readText } from '../../edit/journal/replace-file.ts';
import { type FileEdit, SiteEdits } from '../../edit/journal/site-edits.ts';
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
 * Writes what was planned, all or nothing.
 *
 * @throws if a file is not as the plan saw it, or the plan is not as it was made
 */
export function applyPlan(folder: string, { changes, words }: Applicable): Applied {
  const edits = changes.map(({ file, before, after, splice }): FileEdit => {
    refuseOtherFiles(folder, file);
    const base = readText(join(folder, file));
    if (digestOrNull(base) !== before) {
      throw new Error(`${file} has changed since the plan was made. Plan again.`);
    }
    const text = after === null ? undefined : applySplices(base ?? '', [splice]);
    if (digestOrNull(text) !== after) throw new Error(`The plan for ${file} was modified.`);
    return { file, base, text };
  });
  if (edits.length > 0) new SiteEdits(folder).apply(words.join('; '), edits);
  return { files: changes.map(({ file, after }) => ({ file, digest: after })), words };
}
