import type { YAMLError } from 'yaml';
import type { SourceExplanation } from './problem.ts';
import { quoted } from './quote.ts';
import type { SourceText } from './source-text.ts';

/** The line of a syntax error, taken apart as far as can be done without a parser. */
export interface BrokenLine {
  error: YAMLError;
  source: SourceText;
  /** Counts from 1. */
  line: number;
  lineText: string;
  /** Offset of the line in the text. */
  start: number;
  /** The line without indent and dashes. */
  content: string;
  /** What stands after the first colon, or after the dashes. */
  value: string;
  /** Offset of the value in the text. */
  valueStart: number;
}

export function takeApart(error: YAMLError, source: SourceText): BrokenLine {
  const { line, column, lineText } = source.position(error.pos[0]);
  const start = error.pos[0] - column + 1;
  const parts = /^(\s*(?:-[ \t]+)*)([^\s:'"{[]+:[ \t]+)?/.exec(lineText);
  const [, indent = '', field = ''] = parts ?? [];
  const valueAt = indent.length + field.length;
  return {
    error,
    source,
    line,
    lineText,
    start,
    content: lineText.slice(indent.length).trimEnd(),
    value: lineText.slice(valueAt).trimEnd(),
    valueStart: start + valueAt,
  };
}

/** Explains a value that has to be put in quotes, and offers to do so if it fills its line. */
export function needsQuotes({ value, valueStart }: BrokenLine, message: string): SourceExplanation {
  const at = [valueStart, valueStart + value.length] as const;
  const explanation = { at, id: 'yaml-needs-quotes', message } as const;
  // A comment may follow, or the text may go on in the next line: then only a person can tell.
  if (value.includes(' #')) return { ...explanation, suggestion: 'Put the whole text in quotes.' };
  return {
    ...explanation,
    suggestion: `Put it in quotes: ${quoted(value)}`,
    fix: { start: at[0], end: at[1], text: quoted(value) },
  };
}
