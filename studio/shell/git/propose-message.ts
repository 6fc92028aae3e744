import type { ChangesOfFile } from '../../protocol.ts';

/** Git, and what shows its log, cut off longer first lines. */
const LONGEST = 72;

/**
 * A message for a commit, made of the words of What changed: the first line names the files, or the one thing that has
 * changed; a line for each change follows.
 *
 * @param nameOf the name of a file for people, such as the title of a page
 */
export function proposeMessage(
  changes: readonly ChangesOfFile[],
  nameOf: (file: string) => string,
): string {
  const lines = changes.flatMap(({ file, what, ours }) =>
    [...(what === undefined ? [] : [what]), ...ours.map(({ sentence }) => sentence)].map(
      (words) => `${nameOf(file)}: ${words}`,
    ),
  );
  const [only = ''] = lines;
  if (lines.length === 1 && only.length <= LONGEST) return only;
  const names = [...new Set(changes.map(({ file }) => nameOf(file)))];
  return [subjectOf(names), '', ...lines.map((line) => `- ${line}`)].join('\n');
}

/** As many names as fit. */
function subjectOf(names: readonly string[]): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const more = names.length - shown;
    const words = `Change ${names.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    if (words.length <= LONGEST) return words;
  }
  return `Change ${names.length === 1 ? '1 page' : `${names.length} pages`}`;
}
