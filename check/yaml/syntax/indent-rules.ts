import type { SourceExplanation } from '../../diagnostics/codes.ts';
import type { Range, SourceText } from '../../diagnostics/source-text.ts';
import type { BrokenLine } from './broken-line.ts';
import { type ContentLine, readContentLines, startOfLine } from './content-lines.ts';
import { missingColon, noField } from './field-rules.ts';
import { findMisplacedLine } from './find-misplaced-line.ts';

export function wrongIndent(line: BrokenLine): SourceExplanation | undefined {
  const { error, source } = line;
  const misfit =
    error.code === 'BAD_INDENT' ||
    error.message.startsWith('Sequence item without -') ||
    (error.code === 'UNEXPECTED_TOKEN' && error.pos[0] === line.start && line.line > 1);
  // The text of one field and a field below it, further in: the second line is the odd one.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const isDash = error.message.startsWith('A block sequence');
    return explainIndent(source, isDash ? line.line : line.line + 1);
  }
  return misfit ? explainIndent(source, line.line) : undefined;
}

export function noColon(line: BrokenLine): SourceExplanation | undefined {
  const { error, content, start, lineText, source } = line;
  const misfit =
    error.code === 'MULTILINE_IMPLICIT_KEY' || error.message.startsWith('Implicit map keys need');
  if (!misfit || content === '') return undefined;
  // A line that goes on with the text of an entry, and then a field; or an entry whose first field has no colon.
  const [, name = ''] = /^\s*-\s+([a-zA-Z][\w-]*) \S/.exec(lineText) ?? [];
  const isField = name !== '' && new RegExp(`^[ -]*${name}:(?:\\s|$)`, 'm').test(source.text);
  if (/^\s*-(\s|$)/.test(lineText) && !isField) return explainIndent(source, line.line);
  const explanation = missingColon(line);
  if (explanation) return explanation;
  const at = start + lineText.indexOf(content);
  return {
    at: [at, at + content.length],
    id: 'yaml-syntax',
    message: noField,
    suggestion: 'Indent the line further if it belongs to the line above.',
  };
}

/**
 * Explains a line whose indent fits none above, and names the columns that would fit. The line
 * that is wrong may be another one than the line where the parser noticed.
 *
 * @param errorLine where the parser noticed, from 1; a blank line or a comment stands for what follows it
 * @returns nothing for a text without content
 */
function explainIndent({ text }: SourceText, errorLine: number): SourceExplanation | undefined {
  const lines = text.split('\n');
  const content = readContentLines(lines);
  const after = content.findIndex(({ index }) => index >= errorLine - 1);
  const error = after < 0 ? content.length - 1 : after;
  const misplaced = findMisplacedLine(text, content, error);
  const at = misplaced?.at ?? error;
  const own = content[at];
  if (!own) return undefined;
  const levels = openLevels(content.slice(0, at), own.isEntry);
  const indents = misplaced?.indents ?? nearest(levels, own);
  const isBelowText = isFurtherIn(own, content[at - 1]);
  const fits = levels.some(
    ({ indent, fieldIndent }) => own.indent === (own.isEntry ? indent : fieldIndent),
  );
  const column = own.indent + 1;
  const around = { above: content.slice(0, at), below: content.slice(at + 1) };
  const alike = indents.filter(
    (indent) => own.isField && likeIn(around, own, indent)?.word === own.word,
  );
  const advice = (alike.length > 0 ? alike : indents)
    .slice(0, 2)
    .map((indent) => describe(around, own, indent));
  const lineText = lines[own.index] ?? '';
  const start = startOfLine(lines, own.index);
  const range = [start + own.indent, start + lineText.trimEnd().length] as const;
  const lacksBlocks =
    /^\s*- +type:/.test(lineText) &&
    !lines.slice(0, own.index).some((line) => line.startsWith('blocks:'));
  if (misplaced?.asEntry !== undefined) return explainMissingDash(range, misplaced.asEntry);
  return {
    at: range,
    id: 'yaml-indent',
    message: isBelowText
      ? 'This line is indented further than the field above, which already has a text.'
      : `This line starts in column ${column}, where ${fits ? 'it does not belong' : 'no line above starts'}.`,
    suggestion: [
      advice.length > 0
        ? `Start it${misplaced?.withLinesBelow ? ' and the lines that belong to it' : ''} ${advice.join(', or ')}.`
        : 'Compare it with the lines above.',
      ...(isBelowText ? [lacksBlocks ? LOST_BLOCKS : LONG_TEXT] : []),
    ].join(' '),
  };
}

const LOST_BLOCKS = 'If the first block starts here, the line `blocks:` above it is missing.';
const LONG_TEXT = 'If it continues that text, put the whole text in quotes.';

function explainMissingDash(at: Range, entry: string): SourceExplanation {
  return {
    at,
    id: 'yaml-syntax',
    message: 'An entry of a list starts with one dash and a space.',
    suggestion: `Write \`${entry}\`.`,
  };
}

function isFurtherIn(own: ContentLine, above: ContentLine | undefined): boolean {
  return above !== undefined && !above.opens && own.indent > above.fieldIndent;
}

interface Around {
  above: readonly ContentLine[];
  below: readonly ContentLine[];
}

/** The nearest line of the same kind that starts in a column, rather above than below. */
function likeIn(
  { above, below }: Around,
  own: ContentLine,
  indent: number,
): ContentLine | undefined {
  const isAlike = (line: ContentLine) =>
    own.isEntry ? line.isEntry && line.indent === indent : line.fieldIndent === indent;
  return above.findLast(isAlike) ?? below.find(isAlike);
}

function describe(around: Around, own: ContentLine, indent: number): string {
  const like = likeIn(around, own, indent);
  const place = `in column ${indent + 1}`;
  return like
    ? `${place} like \`${own.isEntry ? '- ' : ''}${like.word}\` in line ${like.index + 1}`
    : place;
}

/** The lines above that can go on with another field below, or with another entry; the innermost first. */
function openLevels(above: readonly ContentLine[], asEntry: boolean): ContentLine[] {
  const levels: ContentLine[] = [];
  let limit = Infinity;
  for (const line of above.toReversed()) {
    // A line that is indented further than a line below it is closed and cannot continue.
    if (line.fieldIndent < limit && !asEntry) levels.push(line);
    if (line.isEntry && line.indent < limit && asEntry) levels.push(line);
    limit = Math.min(limit, line.indent);
  }
  return levels;
}

function nearest(levels: readonly ContentLine[], own: ContentLine): number[] {
  return levels
    .map((level) => (own.isEntry ? level.indent : level.fieldIndent))
    .filter((column) => own.indent !== column)
    .toSorted((a, b) => Math.abs(a - own.indent) - Math.abs(b - own.indent));
}
