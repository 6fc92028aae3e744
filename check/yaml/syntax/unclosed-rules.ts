import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { tokensOf } from '../tokens.ts';
import { readContentLines } from './content-lines.ts';
import type { BrokenLine } from './broken-line.ts';

/** A quote that is opened and never closed, or closed by one that opens another text. */
export function unclosedQuote({
  error,
  source: { text },
}: BrokenLine): SourceExplanation | undefined {
  if (error.code === 'BAD_DQ_ESCAPE') return undefined;
  const at = findQuotedTexts(text).find(
    (quotedText) => !quotedText.isClosed || swallowsField(quotedText),
  );
  if (!at || at.start > error.pos[0]) return undefined;
  const quote = text.charAt(at.start);
  return {
    at: [at.start, at.start + 1],
    id: 'yaml-unclosed',
    message: `A quote (${quote}) is opened here and never closed.`,
    suggestion: `Put ${quote} at the end of the text too.`,
  };
}

interface QuotedText {
  start: number;
  /** Whether it ends with a quote; the lexer ends it where a line is not indented far enough. */
  isClosed: boolean;
  /** From the start of the line that opens the quote to the closing quote. */
  lines: string[];
}

/** All texts in quotes, closed or not. */
function findQuotedTexts(text: string): QuotedText[] {
  const found: QuotedText[] = [];
  for (const { type, token, start } of tokensOf(text)) {
    if (type !== 'single-quoted-scalar' && type !== 'double-quoted-scalar') continue;
    const lineStart = text.lastIndexOf('\n', start) + 1;
    const isClosed = token.length > 1 && token.endsWith(token.charAt(0));
    found.push({ start, isClosed, lines: text.slice(lineStart, start + token.length).split('\n') });
  }
  return found;
}

/** Whether a text goes on over a field or entry that is indented no further than the text's own. */
function swallowsField({ lines }: QuotedText): boolean {
  const [own, ...others] = readContentLines(lines);
  return others.some(
    ({ index, indent, isEntry }) =>
      indent <= (own?.fieldIndent ?? 0) &&
      (isEntry || /^\s*[\w-]+:(\s|$)/.test(lines[index] ?? '')),
  );
}

/** A bracket that is opened and never closed. */
export function unclosedBracket({
  error,
  source: { text },
}: BrokenLine): SourceExplanation | undefined {
  const [, close] = /end with a? ?([\]}])/.exec(error.message) ?? [];
  if (!close) return undefined;
  const open = close === ']' ? '[' : '{';
  const at = Math.max(text.lastIndexOf(open, error.pos[0]), 0);
  return {
    at: [at, at + 1],
    id: 'yaml-unclosed',
    message: `A bracket (${open}) is opened here and never closed.`,
    suggestion: `Put ${close} at its end. If it belongs to a text, put the whole text in quotes.`,
  };
}
