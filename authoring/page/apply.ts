import { join } from 'node:path';
import { digestOrNull, readText } from '../../edit/journal/replace-file.ts';
import { type FileEdit, SiteEdits } from '../../edit/journal/site-edits.ts';
import { applySplices } from '../../edit/splice.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Applicable, PlannedChange } from '../../edit/planned-change.ts';
import { refuseOtherFiles } from './writable.ts';

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
      throw new Error(`${file} has changed since it was planned for. Plan again.`);
    }
    const text = after === null ? undefined : applySplices(base ?? '', [splice]);
    if (digestOrNull(text) !== after) throw new Error(`The plan for ${file} was changed itself.`);
    return { file, base, text };
  });
  if (edits.length > 0) new SiteEdits(folder).apply(words.join('; '), edits);
  return { files: changes.map(({ file, after }) => ({ file, digest: after })), words };
}

/** Whether a value from outside can be a plan; what is in it is compared with digests. */
export function isPlan(value: unknown): value is Applicable {
  return (
    isRecord(value) &&
    Array.isArray(value['changes']) &&
    value['changes'].every(isPlannedChange) &&
    Array.isArray(value['words']) &&
    value['words'].every((word) => typeof word === 'string')
  );
}

function isPlannedChange(value: unknown): value is PlannedChange {
  if (!isRecord(value) || !isRecord(value['splice'])) return false;
  const { start, end, text } = value['splice'];
  return (
    typeof value['file'] === 'string' &&
    [value['before'], value['after']].every(
      (digest) => digest === null || typeof digest === 'string',
    ) &&
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    typeof text === 'string'
  );
}
