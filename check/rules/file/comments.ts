import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { quoted } from '../../diagnostics/quote.ts';

/**
 * Warns where a text is cut off by a # that was probably meant as part of it, as in `title: Our #1 tool`. A comment
 * has a space after the sign.
 */
export function warnAboutComments({
  source,
  parsed,
  texts,
}: Pick<CheckedFile, 'source' | 'parsed' | 'texts'>): Finding[] {
  // Looking up places costs more than checking, and such a sign is rare.
  if (!/[ \t]#[^\s#]/.test(source.text)) return [];
  return texts.flatMap(({ path, words }): Finding[] => {
    if (words !== undefined) return [];
    const [, end] = parsed.locate(path, 'value');
    const [lost] = /^[ \t]+#[^\s#].*/.exec(source.text.slice(end)) ?? [];
    if (lost === undefined) return [];
    return [
      {
        id: 'text-cut-off',
        path,
        part: 'value',
        message: `Text after # is a comment, so visitors do not see \`${lost.trim()}\`.`,
        suggestion: (found) =>
          `If it is part of the text, put everything in quotes: ${quoted(found + lost)}`,
      },
    ];
  });
}
