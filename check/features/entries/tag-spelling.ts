import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { EntryIndex } from '../../model/entries/entry.ts';

/** Warns of tags that differ from one of another entry in capitals or spaces only: lists keep the two apart. */
export function findTagSpellings({
  visible,
}: {
  visible: ReadonlyMap<string, EntryIndex>;
}): Diagnostic[] {
  const spellings = new Map<string, { tag: string; file: string }>();
  return [...visible].flatMap(([file, { entry }]) =>
    (entry?.tags ?? []).flatMap((tag): Diagnostic[] => {
      const word = tag.trim().replaceAll(/\s+/g, ' ').toLowerCase();
      const first = spellings.get(word);
      if (!first) spellings.set(word, { tag, file });
      if (!first || first.tag === tag) return [];
      return [
        diagnosticOfFile(file, {
          id: 'tag-spelling',
          message: `The tag \`${tag}\` is written \`${first.tag}\` in ${first.file}, so lists treat them as two tags.`,
          suggestion: `Write \`${first.tag}\` in both.`,
        }),
      ];
    }),
  );
}
