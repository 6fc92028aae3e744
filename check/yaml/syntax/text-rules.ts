import type { SourceExplanation } from '../../diagnostics/codes.ts';
import type { BrokenLine } from './broken-line.ts';
import { buttonOfLink } from '../button-of-link.ts';
import { quoteFix } from './value-line.ts';

function needsQuotes(line: BrokenLine, message: string): SourceExplanation {
  const at = [line.valueStart, line.valueStart + line.value.length] as const;
  return { at, id: 'yaml-needs-quotes', message, ...quoteFix(line) };
}

/** A type is one word, so what follows it in the line is the next field. */
export function fieldBehindType({
  error,
  start,
  lineText,
  content,
}: BrokenLine): SourceExplanation | undefined {
  const [, type = '', field] = /^(type:[ \t]+[\w-]+[ \t]+)(\w+:)([ \t]|$)/.exec(content) ?? [];
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || field === undefined) return undefined;
  const from = start + lineText.indexOf(content) + type.length;
  return {
    at: [from, from + field.length],
    id: 'yaml-syntax',
    message: 'Two fields are on one line.',
    suggestion: `Put \`${field}\` on its own line, in the column of \`type:\`.`,
  };
}

export function colonInText(line: BrokenLine): SourceExplanation | undefined {
  if (line.error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(\s|$)/.test(line.value)) return undefined;
  // Those are fields between brackets; what is wrong is above.
  if (/^\{.*\}$/.test(line.value.trimEnd())) return undefined;
  return needsQuotes(line, 'Text that contains a colon and a space must be in quotes.');
}

const specialStarts = new Map([
  ['{', 'Text that starts with { must be in quotes.'],
  ['[', 'Text that starts with [ must be in quotes.'],
  ['@', 'Text that starts with @ must be in quotes.'],
  ['%', 'Text that starts with % must be in quotes.'],
  ['`', 'Text that starts with ` must be in quotes.'],
]);

export function specialStart(line: BrokenLine): SourceExplanation | undefined {
  if (!['UNEXPECTED_TOKEN', 'BAD_SCALAR_START'].includes(line.error.code)) return undefined;
  const message = specialStarts.get(line.value.charAt(0));
  const isTextBehindBracket = /^(\{[^{}]*\}|\[[^[\]]*\])\s*[^\s,#]/.test(line.value);
  if (!message || (line.error.code === 'UNEXPECTED_TOKEN' && !isTextBehindBracket))
    return undefined;
  const explained = needsQuotes(line, message);
  const button = buttonOfLink(line.value);
  return button === undefined
    ? explained
    : {
        ...explained,
        suggestion: `For a button, write \`${button}\`. For a text: ${explained.suggestion}`,
      };
}

export function quoteInQuotes({
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
      message: 'There is a comma after the text. YAML does not need it at the end of a line.',
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

export function textAfterBlockSign({
  error,
  value,
  valueStart,
}: BrokenLine): SourceExplanation | undefined {
  const [, sign] = /^([>|][+-]?)\s*[^#\s]/.exec(value) ?? [];
  if (error.code !== 'UNEXPECTED_TOKEN' || !sign) return undefined;
  return {
    at: [valueStart, valueStart + value.length],
    id: 'yaml-syntax',
    message: `After ${sign}, the text starts on the next line.`,
    suggestion: 'Move the text down and indent it, or put it in quotes.',
  };
}

export function comma({ error }: BrokenLine): SourceExplanation | undefined {
  const missing = error.code === 'BLOCK_IN_FLOW' || error.message.startsWith('Missing , ');
  const extra = error.message.startsWith('Unexpected , ');
  if (!missing && !extra) return undefined;
  return {
    at: error.pos,
    id: 'yaml-syntax',
    message: `There is ${missing ? 'a comma missing before this' : 'one comma too many here'}.`,
    suggestion: 'Inside brackets, entries are separated by one comma.',
  };
}

export function backslash({ error }: BrokenLine): SourceExplanation | undefined {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  return {
    at: error.pos,
    id: 'yaml-syntax',
    message: 'Inside double quotes, \\ starts an escape sequence, but this one does not exist.',
    suggestion: 'Put single quotes around the text, or write \\\\ for one \\.',
  };
}
