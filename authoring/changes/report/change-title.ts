import { stepsOf } from '../../../schema/pointer.ts';
import type { FieldChange, ReportWords } from '../../../schema/generated/data.d.ts';
import { fill } from './report-words.ts';

/** What has become of a field, such as: Hero, Title: renamed from heading. */
export function changeTitle(change: FieldChange, words: ReportWords): string {
  const { kind, place, from, path } = change;
  const positions = { from: positionAt(from), to: positionAt(path) };
  const what = {
    added: words.added,
    removed: words.removed,
    changed: words.changed,
    moved: movedTo(change, words) ?? fill(words.moved, positions),
    renamed: fill(words.renamed, { from: stepAt(from) }),
  }[kind];
  return `${place.join(', ')}: ${what}`;
}

function movedTo({ above, below }: FieldChange, words: ReportWords): string | undefined {
  if (above !== undefined) return fill(words.movedAbove, { name: above });
  return below === undefined ? undefined : fill(words.movedBelow, { name: below });
}

function stepAt(pointer = ''): string {
  return stepsOf(pointer).at(-1) ?? '';
}

/** Counts from 1, as writers do. */
function positionAt(pointer: string | undefined): number {
  return Number(stepAt(pointer)) + 1;
}
