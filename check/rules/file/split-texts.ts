import type { Text } from '../../collect-texts.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { quoted } from '../../diagnostics/quote.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { isBehindComma } from './is-behind-comma.ts';

/** Texts of people, and not names of something or words of a fixed form. */
const FREE_FORMATS: readonly (string | undefined)[] = [undefined, 'inline-markup'];

/** A word that is written so, such as iPhone or an e-mail address, says nothing about where a text begins. */
const NAME = /^(\p{Ll}+\p{Lu}|\S+[@.]\S)/u;

/**
 * Warns of a text in `[ ]` that begins in lower case behind a comma, as in `[One person, A date, that holds]`: the comma
 * has split one text into two, which nobody sees in the file. Quotes say that it is meant.
 */
export function warnAboutSplitTexts(
  yaml: Pick<CheckedFile, 'texts' | 'splitQuotes' | keyof YamlFile>,
): Finding[] {
  const { texts, splitQuotes } = yaml;
  if (!yaml.source.text.includes('[')) return [];
  const inQuotes = new Set(splitQuotes.flat());
  return texts.flatMap((entry, at): Finding[] => {
    const before = texts[at - 1];
    if (!before || inQuotes.has(entry) || !mayBeSplit(before, entry) || !isBehindComma(yaml, entry))
      return [];
    return [
      {
        id: 'split-text',
        path: entry.path,
        part: 'value',
        message: `Inside [ ] a comma ends a text, so \`${entry.text}\` is a separate entry.`,
        suggestion: `If it belongs to the text before it, put both in one pair of quotes: ${quoted(`${before.text}, ${entry.text}`)}. If not, put it in its own quotes.`,
      },
    ];
  });
}

/** Whether both are entries of one list of texts, and only the first begins as a text does. */
function mayBeSplit(before: Text, { text, path, schema }: Text): boolean {
  const index = path.at(-1);
  return (
    typeof index === 'number' &&
    index > 0 &&
    before.path.at(-1) === index - 1 &&
    before.path.length === path.length &&
    // The cells of a row are not sentences, and that one has too many is reported where rows are counted.
    typeof path.at(-2) !== 'number' &&
    FREE_FORMATS.includes(schema.format) &&
    (schema.enum ?? schema.pattern) === undefined &&
    /^\p{Ll}/u.test(text) &&
    /^\p{Lu}/u.test(before.text) &&
    !NAME.test(text)
  );
}
