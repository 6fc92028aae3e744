import { explainIndent } from './explain-indent.ts';
import type { SourceExplanation } from '../../diagnostics/diagnostic.ts';
import type { BrokenLine, SyntaxRule } from './broken-line.ts';
import { textInBrackets } from './bracket-rules.ts';
import { conflictMarker, otherBlank } from './foreign-rules.ts';
import { findFirstObstacle } from '../compose.ts';
import { readContentLines } from './content-lines.ts';
import { unclosedBracket, unclosedQuote } from './unclosed-rules.ts';
import { quoteFix, splitLine } from './value-line.ts';

/** The first rule that knows the mistake explains it. */
export const syntaxRules: SyntaxRule[] = [
  conflictMarker,
  tab,
  unclosedQuote,
  textInBrackets,
  unclosedBracket,
  otherBlank,
  missingBlank,
  otherDash,
  colonInText,
  slipAbove,
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
  const first = start + Math.max(at, 0);
  return {
    at: [first, first + 1],
    id: 'yaml-tab',
    message: 'This line is indented with a tab.',
    suggestion: 'Use spaces, two for each level.',
    fix:
      lineText.charAt(first - start) === '\t'
        ? { start: first, end: first + 1, text: '  ' }
        : undefined,
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
    message: `A space is missing after the ${name ? 'colon' : 'dash'}.`,
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
    message: 'An entry of a list starts with one dash and a space.',
    suggestion: `Write \`- ${rest}\`.`,
    fix: { start: at, end: at + dash.length, text: '-' },
  };
}

function colonInText(line: BrokenLine): SourceExplanation | undefined {
  if (line.error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(\s|$)/.test(line.value)) return undefined;
  return needsQuotes(line, 'A text that holds a colon and a space must be in quotes.');
}

/**
 * A field above that is none for want of a colon or a blank: the parser takes it for a text and
 * is surprised by the field below. It is the cause if the text can be read once it is mended.
 */
function slipAbove(line: BrokenLine): SourceExplanation | undefined {
  const { source } = line;
  const lines = source.text.split('\n');
  const above = readContentLines(lines).findLast(({ index }) => index < line.line - 1);
  const lineText = lines[above?.index ?? 0] ?? '';
  if (!above || /:(\s|$)/.test(lineText)) return undefined;
  const start = lines.slice(0, above.index).reduce((sum, each) => sum + each.length + 1, 0);
  const slip = { ...splitLine(source, start + above.indent), error: line.error };
  const explanation = otherBlank(slip) ?? missingBlank(slip) ?? missingColon(slip);
  const [, mended] = /^Write `(.*)`/.exec(explanation?.suggestion ?? '') ?? [];
  if (mended === undefined) return undefined;
  const whole = [...lines];
  whole[above.index] = lineText.slice(0, lineText.indexOf(slip.content)) + mended;
  const obstacle = findFirstObstacle(whole.join('\n'));
  return obstacle === undefined || obstacle > line.error.pos[1] ? explanation : undefined;
}

function indent(line: BrokenLine): SourceExplanation | undefined {
  const { error, source } = line;
  const misfit =
    error.code === 'BAD_INDENT' ||
    error.message.startsWith('Sequence item without -') ||
    (error.code === 'UNEXPECTED_TOKEN' && error.pos[0] === line.start && line.line > 1);
  // The text of one field and a field below it, further in: the second line is the odd one.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    return explainIndent(source, line.line + 1);
  }
  return misfit ? explainIndent(source, line.line) : undefined;
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

function noColon(line: BrokenLine): SourceExplanation | undefined {
  const { error, content, start, lineText, source } = line;
  const misfit =
    error.code === 'MULTILINE_IMPLICIT_KEY' || error.message.startsWith('Implicit map keys need');
  if (!misfit || content === '') return undefined;
  // A line that goes on with the text of an entry, and then a field.
  if (/^\s*-(\s|$)/.test(lineText)) return explainIndent(source, line.line);
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

const noField = 'This line is no field, because it has no colon.';

/** A word and a text: a field without its colon. */
function missingColon({ content, start, lineText }: BrokenLine): SourceExplanation | undefined {
  const [, name, rest] = /^([a-zA-Z][\w-]*)(?:\s*[=;\uff1a]\s*|\s+:?)(\S.*)$/.exec(content) ?? [];
  const at = start + lineText.indexOf(content);
  if (!name || rest === undefined || content.includes(': ')) return undefined;
  return {
    at: [at, at + content.length],
    id: 'yaml-syntax',
    message: noField,
    suggestion: `Write \`${name}: ${rest}\`, or indent the line further if it goes on with the text above.`,
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
