import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** A line that a word more would not have filled: editors and writers break lines at 72 characters and more. */
const shortLine = 60;

/** An entry of a list that is a short text, and the line below it, further in and with a capital letter. */
const joined = new RegExp(
  String.raw`^( *)- (?=[^\s'"|>{[&*!#-])(?!.{${shortLine}})(?![\w-]+:\s)[^\n]*[^\s.,;:!?…–-]\n\1 +(?! )(?![\w-]+:\s)(\p{Lu}.*)$`,
  'mu',
);
const allJoined = new RegExp(joined, 'gmu');

/** Warns of an entry that lost its dash, and so became the end of the entry above. */
export function warnAboutMissingDash({
  source,
  texts,
}: Pick<CheckedFile, 'source' | 'texts'>): Finding[] {
  if (!joined.test(source.text)) return [];
  return [...source.text.matchAll(allJoined)].flatMap(([, , line = '']): Finding[] => {
    const words = line.trim();
    const entry = texts.find(
      ({ text, path }) => typeof path.at(-1) === 'number' && text.includes(` ${words}`),
    );
    if (!entry) return [];
    return [
      {
        id: 'missing-dash',
        path: entry.path,
        part: 'value',
        words,
        message: 'This line continues the entry above, which ends early.',
        suggestion: `If it is a separate entry, write \`- ${words}\` in the column of the dash above.`,
      },
    ];
  });
}
