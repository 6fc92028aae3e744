import { fieldNames } from '../../../schema/field-names.ts';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import type { BrokenLine } from './broken-line.ts';

export function missingSpace({
  content,
  start,
  lineText,
}: BrokenLine): SourceExplanation | undefined {
  const [, name, value] = /^([a-zA-Z][\w-]*):([^\s/].*)$/.exec(content) ?? [];
  const [, entry] = /^-([^\s-].*)$/.exec(content) ?? [];
  if (!name && !entry) return undefined;
  const at = start + lineText.indexOf(content);
  const behindMark = at + (name ? `${name}:` : '-').length;
  return {
    at: [at, at + content.length],
    id: 'yaml-syntax',
    message: `A space is missing after the ${name ? 'colon' : 'dash'}.`,
    suggestion: `Write \`${name ? `${name}: ${value}` : `- ${entry}`}\`.`,
    fix: { start: behindMark, end: behindMark, text: ' ' },
  };
}

/** Two dashes, or what a word processor makes of one. */
export function otherDash({ start, lineText }: BrokenLine): SourceExplanation | undefined {
  const match = /^(\s*)(--+|[\u2010-\u2015\u2022\u00b7\u2212\uff0d])\s+(.+)$/.exec(lineText);
  if (!match) return undefined;
  const [, before = '', dash = '', rest] = match;
  const at = start + before.length;
  return {
    at: [at, at + dash.length],
    id: 'yaml-syntax',
    message: 'An entry of a list starts with one dash and a space.',
    suggestion: `Write \`- ${rest}\`.`,
    fix: { start: at, end: at + dash.length, text: '-' },
  };
}

/** A word and a text: a field without its colon. */
export function missingColon({
  content,
  start,
  lineText,
}: BrokenLine): SourceExplanation | undefined {
  const match = /^([a-zA-Z][\w-]*)(\s*[=;\uff1a]\s*|\s+:?)(\S.*)$/.exec(content);
  if (!match || content.includes(': ')) return undefined;
  const [, name = '', between = '', rest] = match;
  // Two words are a field without its colon only if there is one of that name.
  if (between.trim() === '' && !fieldNames().has(name)) return undefined;
  const at = start + lineText.indexOf(content);
  return {
    at: [at, at + content.length],
    id: 'yaml-syntax',
    message: noField,
    suggestion: lineText.trimStart().startsWith('-')
      ? `Write \`${name}: ${rest}\`.`
      : `Write \`${name}: ${rest}\`, or indent the line further if it continues the text above.`,
  };
}

export const noField = 'This line is not a field, because it has no colon.';

export function listBesideName({
  error,
  value,
  valueStart,
}: BrokenLine): SourceExplanation | undefined {
  if (!error.message.includes('block-seq-ind on same line') || value === '') return undefined;
  return {
    at: [valueStart, valueStart + value.length],
    id: 'yaml-syntax',
    message: 'A list starts on the line below its name.',
    suggestion: 'Move the entry down and indent it. If it is text, put it in quotes.',
  };
}
