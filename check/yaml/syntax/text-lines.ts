import { fieldNames } from '../../../schema/field-names.ts';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { findFirstObstacle } from '../yaml-data.ts';
import type { BrokenLine } from './broken-line.ts';
import { LONGEST_TEXT, opensText, startOfLine } from './content-lines.ts';

/* Texts over several lines, of which one is where YAML does not take it for text. */

/**
 * A line of a text below `>-` or `|` that starts further out than the first one. It is the cause if the text can be
 * read beyond the error once it starts like the others.
 */
export function lineTooFarLeft({ error, line, source }: BrokenLine): SourceExplanation | undefined {
  if (source.text.length > LONGEST_TEXT) return undefined;
  const lines = source.text.split('\n');
  const opener = lines.findLastIndex((text, at) => at < line - 1 && opensText.test(text.trimEnd()));
  const first = lines.findIndex((text, at) => at > opener && text.trim() !== '');
  if (opener < 0 || first < 0) return undefined;
  const due = indentOf(lines[first] ?? '');
  const isOut = (text: string) => text.trim() !== '' && indentOf(text) < due;
  const wrong = lines.findIndex((text, at) => at > first && isOut(text));
  const written = lines[wrong];
  // A field or entry there is one that is indented wrong itself.
  if (written === undefined || wrong > line || /^\s*(?:-|[\w-]+:)(?:\s|$)/.test(written))
    return undefined;
  if (indentOf(written) <= columnOf(lines[opener] ?? '')) return undefined;
  const moved = ' '.repeat(due) + written.trimStart();
  const obstacle = findFirstObstacle(lines.with(wrong, moved).join('\n'));
  if (obstacle !== undefined && obstacle <= error.pos[0] + due) return undefined;
  const start = startOfLine(lines, wrong);
  const indent = indentOf(written);
  return {
    at: [start + indent, start + written.trimEnd().length],
    id: 'yaml-indent',
    message: `This line continues the text above, but starts in column ${indent + 1}.`,
    suggestion: `Start it in column ${due + 1}, like the others.`,
    fix: { start, end: start + indent, text: ' '.repeat(due) },
  };
}

/**
 * Several lines of text below the name of a field that lacks its `|`: YAML takes some of them for something else. It is
 * the cause if the text can be read beyond the error with it.
 */
export function missingBar(text: string, error: number): SourceExplanation | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const lines = text.split('\n');
  const broken = text.slice(0, error).split('\n').length - 1;
  const opener = lines.findLastIndex(
    (line, at) => at < broken && /^\s*(?:- +)*[\w-]+:\s*$/.test(line),
  );
  const written = lines[opener];
  if (written === undefined) return undefined;
  const column = written.search(/[^\s-]/);
  const below = lines.slice(opener + 1);
  const end = below.findIndex((line) => line.trim() !== '' && indentOf(line) <= column);
  const own = below.slice(0, end < 0 ? below.length : end);
  if (broken > opener + own.length || !isMarkdown(own)) return undefined;
  const at = startOfLine(lines, opener) + written.trimEnd().length;
  const obstacle = findFirstObstacle(`${text.slice(0, at)} |${text.slice(at)}`);
  if (obstacle !== undefined && obstacle <= error + 2) return undefined;
  return explainMissingBar(written.trim().replace(/^(?:- +)+/, ''), [at - 1, at]);
}

/** Whether lines are a text with paragraphs or marks, and none of them is a field. */
function isMarkdown(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  // A comment may come before the entries of a list, a heading before a text.
  const first = written.find((line) => !/^\s*#/.test(line)) ?? '';
  const indent = indentOf(first);
  const isField = (line: string) =>
    indentOf(line) === indent && /^\s*\w+:/.test(line) && opensSomething(line);
  if (
    opensSomething(first) ||
    /^\s*(?:['"[{|>&]|[*\u2010-\u2015\u2022\u00b7\u2212\uff0d-]\s|-\w+:)/.test(first) ||
    written.length < 2
  )
    return false;
  const text = lines.join('\n').trim();
  return /\n\s*\n|^\s*(?:#|\*\*|\|)/m.test(text) && !written.some(isField);
}

/** @param at the place of the colon */
function explainMissingBar(
  field: string,
  [start, end]: readonly [number, number],
): SourceExplanation {
  return {
    at: [start - field.length + 1, end],
    id: 'yaml-syntax',
    message: `A text of several lines needs | after \`${field}\`.`,
    suggestion: `Write \`${field} |\`.`,
    fix: { start: end, end, text: ' |' },
  };
}

/** Whether a line is an entry or a field that there is. */
function opensSomething(line: string): boolean {
  const [, dash, name] = /^\s*(- +)?(?:([a-zA-Z][\w-]*):(?:\s|$))?/.exec(line) ?? [];
  return name === undefined ? dash !== undefined : fieldNames().has(name);
}

/** Where the field of a line starts, or its dash if it has no field. */
function columnOf(line: string): number {
  return /\w:/.test(line) ? line.search(/[^\s-]/) : indentOf(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
