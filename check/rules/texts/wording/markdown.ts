import { allPhrases } from '../../../../schema/texts/phrases.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';
import { allElements, phrasesOf } from '../../../markdown/markdown-parts.ts';
import { readMarkdown } from '../../../markdown/read-markdown.ts';
import { checkMarkup } from './markup.ts';
import { warnAboutStrayCharacters } from './stray-characters.ts';
import { warnAboutBareAddress, warnAboutWords } from './words.ts';

/** Finds what a text in Markdown may not have, and text that only looks like Markdown. */
export function checkMarkdown(text: string): Mistake[] {
  const { elements, mistakes } = readMarkdown(text);
  const plain = allPhrases(allElements(elements).flatMap(phrasesOf)).filter(
    (phrase) => typeof phrase === 'string',
  );
  const found = [
    ...mistakes,
    ...plain.flatMap((words) => {
      const heading = checkHeading(words);
      if (heading) return [heading];
      const broken = checkMarkup(words);
      if (broken.length > 0) return broken;
      const warning = warnAboutWords(words) ?? warnAboutBareAddress(words);
      // Quotes around a part of a text belong to it.
      return warning && warning.id !== 'stray-characters' ? [warning] : [];
    }),
  ];
  return found.length > 0 ? found : checkEnds(text);
}

/** A text in one line is written like any other field, and gets the same signs at its ends. */
function checkEnds(text: string): Mistake[] {
  if (text.includes('\n')) return [];
  const warning = warnAboutStrayCharacters(text) ?? warnAboutWords(text);
  return warning?.id === 'stray-characters' ? [warning] : [];
}

/** `##Heading`, which Markdown takes for words. */
function checkHeading(words: string): Mistake | undefined {
  const [signs] = /^#{2,4}(?=[^\s#])/.exec(words) ?? [];
  if (signs === undefined) return undefined;
  return {
    id: 'unknown-markup',
    words: words.slice(0, signs.length + 1),
    message: 'This heading has no space after the #, so visitors see the #.',
    suggestion: `Write \`${signs} ${words.slice(signs.length)}\`.`,
    replacement: `${signs} ${words.charAt(signs.length)}`,
  };
}
