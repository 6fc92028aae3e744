import type { Fix } from '../../diagnostics/codes.ts';
import { quoted } from '../../diagnostics/quote.ts';
import { insideCurlyQuotes } from '../../diagnostics/curly-quotes.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';

/** A line of YAML, taken apart as far as possible without a parser. */
export interface ValueLine {
  source: SourceText;
  /** Counts from 1. */
  line: number;
  lineText: string;
  /** Offset of the line in the text. */
  start: number;
  /** The line without indent and dashes. */
  content: string;
  /** What is after the first colon, or after the dashes. */
  value: string;
  /** Offset of the value in the text. */
  valueStart: number;
}

/** Takes the line at an offset apart. */
export function splitLine(source: SourceText, offset: number): ValueLine {
  const { line, column, lineText } = source.position(offset);
  const start = offset - column + 1;
  const parts = /^(\s*(?:-[ \t]+)*)([^\s:'"{[]+:[ \t]+)?/.exec(lineText);
  const [, indent = '', field = ''] = parts ?? [];
  const valueAt = indent.length + field.length;
  return {
    source,
    line,
    lineText,
    start,
    content: lineText.slice(indent.length).trimEnd(),
    value: lineText.slice(valueAt).trimEnd(),
    valueStart: start + valueAt,
  };
}

/** How to put the value of a line in quotes; only a suggestion if it may reach beyond the line. */
export function quoteFix(line: ValueLine): { suggestion: string; fix?: Fix } {
  const { source, value, valueStart, start, lineText, content } = line;
  const nextLine = source.text.slice(start + lineText.length).split('\n', 2)[1] ?? '';
  const goesOn = nextLine.search(/\S/) > lineText.indexOf(content);
  if (goesOn || value.includes(' #')) return { suggestion: 'Put the whole text in quotes.' };
  // Curly quotes were typed in the place of those that YAML needs.
  const text = quoted(insideCurlyQuotes(value) ?? value);
  return {
    suggestion: `Put it in quotes: ${text}`,
    fix: { start: valueStart, end: valueStart + value.length, text },
  };
}
