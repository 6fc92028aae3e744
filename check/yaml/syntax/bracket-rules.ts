import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { insideCurlyQuotes } from '../../diagnostics/curly-quotes.ts';
import { quoted } from '../../diagnostics/quote.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { BrokenLine } from './broken-line.ts';

/** A text without quotes between brackets that holds what means something else there. */
export function textInBrackets({ error, source }: BrokenLine): SourceExplanation | undefined {
  // An unclosed bracket is noticed where the next field starts, so the line of the bracket counts.
  const isUnclosed = / end with a? ?[\]}]/.test(error.message);
  const from = isUnclosed
    ? Math.max(
        source.text.lastIndexOf('{', error.pos[0]),
        source.text.lastIndexOf('[', error.pos[0]),
      )
    : error.pos[0];
  const found = findTextInBrackets(source, from);
  if (!found) return undefined;
  const { start, text, message } = found;
  const end = start + text.length;
  const meant = quoted(insideCurlyQuotes(text) ?? text);
  return {
    at: [start, end],
    id: 'yaml-needs-quotes',
    message,
    suggestion: `Put it in quotes: ${meant}`,
    fix: { start, end, text: meant },
  };
}

interface TextInBrackets {
  start: number;
  text: string;
  message: string;
}

/** Brackets, commas and names of fields, up to where a value starts: a second name there is a text. */
const BEFORE_VALUE = /^(?:\s|(?:[a-zA-Z][\w-]*:\s+)?[{[\]},])*(?:[a-zA-Z][\w-]*:\s+)?/;

/** The first value in the line of an offset that is between brackets and needs quotes. */
function findTextInBrackets(source: SourceText, offset: number): TextInBrackets | undefined {
  const { column, lineText } = source.position(offset);
  const lineStart = offset - column + 1;
  const outermost = lineText.search(/(?<=^\s*(?:- +)?|: )[{[]/);
  if (outermost < 0) return undefined;
  let at = outermost + 1;
  for (;;) {
    at += BEFORE_VALUE.exec(lineText.slice(at))?.[0].length ?? 0;
    const rest = lineText.slice(at);
    if (rest === '') return undefined;
    const bracket = lineText.charAt(at - 1);
    const opensValue = (bracket === '{' || bracket === '[') && at - 1 > outermost;
    const opening = opensValue ? at - 1 : at;
    const value = takeValue(lineText.slice(opening));
    const message = judge(value, lineText.slice(0, opening));
    if (message !== undefined) return { start: lineStart + opening, text: value, message };
    at += Math.max(takeValue(rest).length, 1);
  }
}

/** What is before the comma or bracket that ends a value, with pairs of brackets inside it. */
function takeValue(text: string): string {
  const [quotedText] = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  if (quotedText !== undefined) return quotedText;
  return (
    /^(?:\{[^{}[\],]*\}|\[[^{}[\],]*\](?:\([^()\s]*\))?|[^{}[\],])*/.exec(text)?.[0].trimEnd() ?? ''
  );
}

function judge(value: string, before: string): string | undefined {
  // In quotes; a colon follows the name of a field that is.
  if (/^['":]/.test(value)) return undefined;
  if (value.startsWith('#') && /\s$/.test(before))
    return 'A # after a space starts a comment, so the rest of the line is lost, including the bracket.';
  // References such as {name}, and links such as [words](/address).
  if (/^[^{[]+[{[]|^(?:\{[\w.]+\}|\[[^\]]*\])\s*[^\s\]},]/.test(value)) {
    return 'Inside brackets, text with { or [ must be in quotes.';
  }
  return /^[\w-]+: \S/.test(value)
    ? 'Text that contains a colon and a space must be in quotes.'
    : undefined;
}
