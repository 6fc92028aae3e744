import { stepsOf } from '../../../schema/pointer.ts';
import type { FieldChange, ReportWords } from '../../../schema/generated/data.d.ts';
import { fill } from './report-words.ts';

/** What has become of a field, such as: Hero, Title: renamed from heading. */
export function changeTitle(change: FieldChange, words: ReportWords): string {
  const { kind, place, from, path } = change;
  const positions = { from: positionAt(from), to: positionAt(path) };
  const next = movedTo(change, words);
  const what = {
    added: words.added,
    removed: words.removed,
    changed: words.changed,
    moved: fill(next.text, { ...positions, name: next.name ?? '' }),
    renamed: fill(words.renamed, { from: stepAt(from) }),
  }[kind];
  return `${place.join(', ')}: ${what}`;
}

/** With what it is next to now, if that has a name. */
function movedTo(
  { above, below }: FieldChange,
  words: ReportWords,
): { text: string; name?: string } {
  if (above !== undefined) return { text: words.movedAbove, name: above };
  return below === undefined ? { text: words.moved } : { text: words.movedBelow, name: below };
}

function stepAt(pointer = ''): string {
  return stepsOf(pointer).at(-1) ?? '';
}

/** Counts from 1, as writers do. */
function positionAt(pointer: string | undefined): number {
  return Number(stepAt(pointer)) + 1;
}
