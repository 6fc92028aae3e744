import type { Draft } from '../../../edit/draft/draft.ts';
import { mergeWords } from '../../../edit/merge-words.ts';
import { readDataIfAny } from '../../../edit/source.ts';
import type { StudioChanges } from '../../../schema/generated/data.d.ts';
import { valueAt } from '../../../schema/pointer.ts';

type Changes = StudioChanges['changes'];

/** Changes as they are to be made. */
interface Kept {
  changes: Changes;
  /** What others have made of the words that are replaced by them. */
  replaced?: string;
}

/**
 * Gives a text that somebody has written in the words that others have changed elsewhere in it meanwhile. Where both have
 * changed the same words, those that were written last count.
 *
 * @param was what the text said before somebody has written in it
 */
export function keepOthersWords(draft: Pick<Draft, 'text'>, changes: Changes, was: string): Kept {
  let replaced: string | undefined;
  const kept = changes.map(({ file, operations }) => {
    const data = readDataIfAny(draft.text(file) ?? '');
    return {
      file,
      operations: operations.map((operation) => {
        if (operation.op !== 'set' || typeof operation.value !== 'string') return operation;
        const theirs = valueAt(data, operation.path);
        if (typeof theirs !== 'string') return operation;
        const value = mergeWords(was, operation.value, theirs);
        if (value !== undefined) return { ...operation, value };
        if (![was, operation.value].some((text) => saysTheSame(text, theirs))) replaced = theirs;
        return operation;
      }),
    };
  });
  return { changes: kept, ...(replaced !== undefined && { replaced }) };
}

/** Spaces at the ends of what somebody writes are not kept, so nobody else has changed them. */
function saysTheSame(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
