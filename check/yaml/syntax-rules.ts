import type { YAMLError } from 'yaml';
import { explainIndent } from './explain-indent.ts';
import type { SourceExplanation } from '../diagnostics/diagnostic.ts';
import { quoteFix, type ValueLine } from './value-line.ts';

/** The line the parser choked on. */
export interface BrokenLine extends ValueLine {
  error: YAMLError;
}

/** Explains one kind of mistake, or gives nothing if the line is not an example of it. */
export type SyntaxRule = (line: BrokenLine) => SourceExplanation | undefined;

/** The first rule that knows the mistake explains it. */
export const syntaxRules: SyntaxRule[] = [
  tab,
  unclosedQuote,
  unclosedBracket,
  missingBlank,
  otherDash,
  colonInText,
  indent,
  specialStart,
  quoteInQuotes,
  textAfterBlockSign,
  listBesideName,
  noColon,
  comma,
  backslash,
];

function needsQuotes(line: BrokenLine, message: string): SourceExplanation {
  const at = [line.valueStart, line.valueStart + line.value.length] as const;
  return { at, id: 'yaml-needs-quotes', message, ...quoteFix(line) };
}

function tab({ error, start, lineText }: BrokenLine): SourceExplanation | undefined {
  const at =
    lineText.search(/\S/) < 0 ? -1 : lineText.slice(0, lineText.search(/\S/)).indexOf('\t');
  if (at < 0 && error.code !== 'TAB_AS_INDENT') return undefined;
  return {
    at: [start + Math.max(at, 0), start + Math.max(at, 0) + 1],
    id: 'yaml-tab',
    message: 'This line is indented with a tab.',
    suggestion: 'Use blanks, two for each level.',
  };
}

function unclosedQuote({ error, source: { text } }: BrokenLine): SourceExplanation | undefined {
  const [, quote] = /^Missing closing (["'])/.exec(error.message) ?? [];
  if (!quote) return undefined;
  const at = findOpeningQuote(text, quote);
  return {
    at: [at, at + 1],
    id: 'yaml-unclosed',
    message: `A quote (${quote}) is opened here and never closed.`,
    suggestion: `Put ${quote} at the end of the text too.`,
  };
}

/** The last quote that starts a value: all that follows an unclosed one belongs to it. */
function findOpeningQuote(text: string, quote: string): number {
  const starts = [
    ...text.matchAll(new RegExp(String.raw`(?<=^\s*|[:,[{-]\s+|[[{])${quote}`, 'gm')),
  ];
  return starts.at(-1)?.index ?? text.lastIndexOf(quote);
}

function unclosedBracket({ error, source: { text } }: BrokenLine): SourceExplanation | undefined {
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

function missingBlank({ content, start, lineText }: BrokenLine): SourceExplanation | undefined {
  const [, name, value] = /^([a-zA-Z][\w-]*):([^\s/].*)$/.exec(content) ?? [];
  const [, entry] = /^-([^\s-].*)$/.exec(content) ?? [];
  if (!name && !entry) return undefined;
  const at = start + lineText.indexOf(content);
  return {
    at: [at, at + content.length],
    id: 'yaml-syntax',
    message: `A blank is missing after the ${name ? 'colon' : 'dash'}.`,
    suggestion: `Write \`${name ? `${name}: ${value}` : `- ${entry}`}\`.`,
    fix: {
      start: at + (name ? name.length + 1 : 1),
      end: at + (name ? name.length + 1 : 1),
      text: ' ',
    },
  };
}

/** Two dashes, or what a word processor makes of one. */
function otherDash({ start, lineText }: BrokenLine): SourceExplanation | undefined {
  const [, before, dash, rest] =
    /^(\s*)(--+|[\u2022\u00b7\u2013\u2014])\s+(.+)$/.exec(lineText) ?? [];
  if (before === undefined || !dash || !rest) return undefined;
  const at = start + before.length;
  return {
    at: [at, at + dash.length],
    id: 'yaml-syntax',
    message: 'An entry of a list starts with one dash and a blank.',
    suggestion: `Write \`- ${rest}\`.`,
    fix: { start: at, end: at + dash.length, text: '-' },
  };
}

function colonInText(line: BrokenLine): SourceExplanation | undefined {
  if (line.error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(\s|$)/.test(line.value)) return undefined;
  return needsQuotes(line, 'A text that holds a colon and a blank must be in quotes.');
}

function indent(line: BrokenLine): SourceExplanation | undefined {
  const { error, source } = line;
  const misfit =
    error.code === 'BAD_INDENT' ||
    error.message.startsWith('Sequence item without -') ||
    (error.code === 'UNEXPECTED_TOKEN' && error.pos[0] === line.start && line.line > 1);
  // The text of one field and a field below it, further in: the second line is the odd one.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    return explainIndent(source, line.line + 1, line.value);
  }
  return misfit ? explainIndent(source, line.line, undefined) : undefined;
}

const specialStarts = new Map([
  ['{', 'A text that starts with { must be in quotes.'],
  ['[', 'A text that starts with [ must be in quotes.'],
  ['@', 'A text that starts with @ must be in quotes.'],
  ['%', 'A text that starts with % must be in quotes.'],
  ['`', 'A text that starts with ` must be in quotes.'],
]);

function specialStart(line: BrokenLine): SourceExplanation | undefined {
  if (!['UNEXPECTED_TOKEN', 'BAD_SCALAR_START'].includes(line.error.code)) return undefined;
  const message = specialStarts.get(line.value.charAt(0));
  const isTextBehindBracket = /^(\{[^{}]*\}|\[[^[\]]*\])\s*[^\s,#]/.test(line.value);
  if (!message || (line.error.code === 'UNEXPECTED_TOKEN' && !isTextBehindBracket))
    return undefined;
  return needsQuotes(line, message);
}

function quoteInQuotes({
  error,
  start,
  lineText,
  value,
  valueStart,
}: BrokenLine): SourceExplanation | undefined {
  const [, quote] = /^(["'])/.exec(value) ?? [];
  if (error.code !== 'UNEXPECTED_TOKEN' || !quote) return undefined;
  const [from] = error.pos;
  if (lineText.slice(from - start).trim() === ',') {
    return {
      at: [from, from + 1],
      id: 'yaml-syntax',
      message: 'A comma follows the text, which needs none at the end of a line.',
      suggestion: 'Remove it.',
      fix: { start: from, end: from + 1, text: '' },
    };
  }
  const advice =
    quote === '"'
      ? 'Put single quotes around the text, or write \\" for each quote inside it.'
      : "Write '' for each single quote inside it, or put double quotes around the text.";
  return {
    at: [error.pos[0], Math.max(error.pos[1], error.pos[0] + 1)],
    id: 'yaml-needs-quotes',
    message: `The quotes that open at column ${valueStart - start + 1} end before this.`,
    suggestion: advice,
  };
}

function textAfterBlockSign({
  error,
  value,
  valueStart,
}: BrokenLine): SourceExplanation | undefined {
  const [, sign, text] = /^([>|][+-]?)\s+([^#\s].*)$/.exec(value) ?? [];
  if (error.code !== 'UNEXPECTED_TOKEN' || !sign || !text) return undefined;
  return {
    at: [valueStart, valueStart + value.length],
    id: 'yaml-syntax',
    message: `After ${sign} the text starts in the next line.`,
    suggestion: 'Move the text down and indent it, or put it in quotes.',
  };
}

function listBesideName({ error, value, valueStart }: BrokenLine): SourceExplanation | undefined {
  if (!error.message.includes('block-seq-ind on same line') || value === '') return undefined;
  return {
    at: [valueStart, valueStart + value.length],
    id: 'yaml-syntax',
    message: 'A list starts in the line below its name.',
    suggestion: 'Move the entry down and indent it. If it is text, put it in quotes.',
  };
}

function noColon({ error, content, start, lineText }: BrokenLine): SourceExplanation | undefined {
  const misfit =
    error.code === 'MULTILINE_IMPLICIT_KEY' || error.message.startsWith('Implicit map keys need');
  if (!misfit || content === '') return undefined;
  const at = start + lineText.indexOf(content);
  const [, name, rest] = /^([a-zA-Z][\w-]*)\s+(\S.*)$/.exec(content) ?? [];
  const isEntry = /^\s*-(\s|$)/.test(lineText);
  return {
    at: [at, at + content.length],
    id: isEntry ? 'yaml-indent' : 'yaml-syntax',
    message: isEntry
      ? 'An entry of a list stands where a field is due.'
      : 'This line is no field, because it has no colon.',
    suggestion:
      name && !isEntry
        ? `Write \`${name}: ${rest}\`, or indent the line further if it goes on with the text above.`
        : 'Indent the line further if it belongs to what stands above.',
  };
}

function comma({ error }: BrokenLine): SourceExplanation | undefined {
  const missing = error.code === 'BLOCK_IN_FLOW' || error.message.startsWith('Missing , ');
  const extra = error.message.startsWith('Unexpected , ');
  if (!missing && !extra) return undefined;
  return {
    at: error.pos,
    id: 'yaml-syntax',
    message: `A comma is ${missing ? 'missing before this' : 'too many here'}.`,
    suggestion: 'Between brackets, one comma stands between two entries.',
  };
}

function backslash({ error }: BrokenLine): SourceExplanation | undefined {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  return {
    at: error.pos,
    id: 'yaml-syntax',
    message: 'Between double quotes, a \\ starts an escape, and this one does not exist.',
    suggestion: 'Put single quotes around the text, or write \\\\ for one \\.',
  };
}
