import { stepsOf } from '../../../schema/pointer.ts';
import type { FieldChange, ReportWords } from '../../../schema/generated/data.d.ts';
import { fill } from './report-words.ts';

/** What has become of a field, such as: Hero, Title: renamed from heading. */
export function changeTitle({ kind, place, from, path }: FieldChange, words: ReportWords): string {
  const positions = { from: positionAt(from), to: positionAt(path) };
  const what = {
    added: words.added,
    removed: words.removed,
    changed: words.changed,
    moved: fill(words.moved, positions),
    renamed: fill(words.renamed, { from: stepAt(from) }),
  }[kind];
  return `${place.join(', ')}: ${what}`;
}

function stepAt(pointer = ''): string {
  return stepsOf(pointer).at(-1) ?? '';
}

/** Counts from 1, as writers do. */
function positionAt(pointer: string | undefined): number {
  return Number(stepAt(pointer)) + 1;
}
