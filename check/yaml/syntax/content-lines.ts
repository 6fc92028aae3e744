/** A line that holds a field, an entry or a part of a value: neither empty nor a comment, nor part of a block of text. */
export interface ContentLine {
  /** Counts from 0. */
  index: number;
  /** Spaces before anything else. */
  indent: number;
  /** Where the field begins: behind the dashes of an entry, else the indent. */
  fieldIndent: number;
  isEntry: boolean;
  /** The first word, without a colon. */
  word: string;
  /** Whether the first word is the name of a field. */
  isField: boolean;
  /** Whether what follows may be indented further: the field or entry has no value in its own line. */
  opens: boolean;
}

/** Longer texts are not pages that somebody wrote, and each try to repair one costs reading it once. */
export const LONGEST_TEXT = 50_000;

/** `text: >-` or `- |`: the lines below it that are indented further are text. */
export const opensText = /(?:^|[:-] +)[>|][+\-\d]*\s*(?:#.*)?$/;

/**
 * Reads the indents of a text without a parser, so that they can be compared where a parser gives up.
 *
 * @param lines of the text; a carriage return at their end does no harm
 */
export function readContentLines(lines: readonly string[]): ContentLine[] {
  const found: ContentLine[] = [];
  // Of a block of text: the indent of what opens it, and of its first line.
  let opener = Infinity;
  let textIndent: number | undefined;
  for (const [index, line] of lines.entries()) {
    const [, spaces = '', dashes = '', word = '', rest = ''] =
      /^( *)((?:- +|-\s*$)*)([^\s:]*)(.*)/.exec(line) ?? [];
    const indent = spaces.length;
    const isBlank = dashes === '' && (word === '' || word.startsWith('#')) && !rest.startsWith(':');
    if (line.trim() !== '' && indent > opener) textIndent ??= indent;
    if (isBlank || indent >= (textIndent ?? Infinity)) continue;
    opener = opensText.test(line.trimEnd()) ? indent : Infinity;
    textIndent = undefined;
    found.push({
      index,
      indent,
      fieldIndent: indent + dashes.trimEnd().length + (dashes === '' ? 0 : 1),
      isEntry: dashes !== '',
      word,
      isField: rest.startsWith(':'),
      opens: /^:\s*(?:#.*)?$/.test(rest) || word === '',
    });
  }
  return found;
}

/** The offset at which a line of a text starts. */
export function startOfLine(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
}

/** The indexes of the last lines before one that may be what is wrong, from it upwards. @param most how many */
export function linesAbove(
  lines: readonly string[],
  index: number,
  most: number,
  mayBeWrong: (line: string) => boolean,
): number[] {
  return [...lines.keys()]
    .slice(0, index)
    .filter((at) => mayBeWrong(lines[at] ?? ''))
    .toReversed()
    .slice(0, most);
}

/** How many of the lines, from one on, belong to it: itself and those below it that are indented further. */
export function countBelonging(lines: readonly ContentLine[], first: number): number {
  const { indent = 0 } = lines[first] ?? {};
  const end = lines.findIndex((line, at) => at > first && line.indent <= indent);
  return (end < 0 ? lines.length : end) - first;
}

/** How many lines, from an entry on, come before the next entry of its kind: one that starts with the same field. */
export function countBeforeNextAlike(lines: readonly ContentLine[], first: number): number {
  const own = lines[first];
  const next = lines.findIndex(
    (line, at) => at > first && line.isEntry && line.isField && line.word === own?.word,
  );
  return next < 0 ? 1 : next - first;
}
