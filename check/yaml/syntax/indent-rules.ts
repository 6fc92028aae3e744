import type { SourceExplanation } from '../../diagnostics/diagnostic.ts';
import type { BrokenLine } from './broken-line.ts';
import { readContentLines } from './content-lines.ts';
import { explainIndent } from './explain-indent.ts';
import { missingSpace, missingColon, noField } from './field-rules.ts';
import { foreignSpace } from './foreign-rules.ts';
import { splitLine } from './value-line.ts';
import { findFirstObstacle } from '../yaml-data.ts';

/** The first tab in the indent of a field or an entry; the parser often notices it in another line. */
export function tab({ error, start, source: { text } }: BrokenLine): SourceExplanation | undefined {
  const found = /^( *)\t\s*(?:-\s|[a-zA-Z][\w-]*:(?:\s|$))/m.exec(text);
  if (!found && error.code !== 'TAB_AS_INDENT') return undefined;
  const first = found ? found.index + (found[1] ?? '').length : start;
  return {
    at: [first, first + 1],
    id: 'yaml-tab',
    message: 'This line is indented with a tab.',
    suggestion: 'Use spaces, two for each level.',
    fix: text.charAt(first) === '\t' ? { start: first, end: first + 1, text: '  ' } : undefined,
  };
}

/**
 * A field above that is none for want of a colon or a space: the parser takes it for a text and
 * is surprised by the field below. It is the cause if the text can be read once it is fixed.
 */
export function mistakeAbove(line: BrokenLine): SourceExplanation | undefined {
  const { source } = line;
  const lines = source.text.split('\n');
  const above = readContentLines(lines).findLast(({ index }) => index < line.line - 1);
  const lineText = lines[above?.index ?? 0] ?? '';
  if (!above || /:(\s|$)/.test(lineText)) return undefined;
  const start = lines.slice(0, above.index).reduce((sum, each) => sum + each.length + 1, 0);
  const mistake = { ...splitLine(source, start + above.indent), error: line.error };
  const explanation = foreignSpace(mistake) ?? missingSpace(mistake) ?? missingColon(mistake);
  const [, fixed] = /^Write `(.*)`/.exec(explanation?.suggestion ?? '') ?? [];
  if (fixed === undefined) return undefined;
  const whole = [...lines];
  whole[above.index] = lineText.slice(0, lineText.indexOf(mistake.content)) + fixed;
  const obstacle = findFirstObstacle(whole.join('\n'));
  return obstacle === undefined || obstacle > line.error.pos[1] ? explanation : undefined;
}

export function indent(line: BrokenLine): SourceExplanation | undefined {
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
    suggestion: 'Indent the line further if it belongs to what stands above.',
  };
}
