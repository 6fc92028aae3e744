import type { BlockPlace, Diagnostic } from '../../schema/generated/data.d.ts';
import type { Report } from './report.ts';

/** For people: `file:line:column`, sentences, and the line of the file with a mark below it. */
export function printText({ problems, hidden, counts, pages }: Report): string {
  const rest = hidden.map(
    ({ file, count }) => `${file}: ${plural(count, 'more problem')}, not shown.\n`,
  );
  return [...problems.map(printProblem), ...rest, printCounts(counts, pages)].join('\n');
}

/** One problem, with a line break at its end. */
export function printProblem(problem: Diagnostic): string {
  const { file, line, column, severity, message, suggestion, block, id } = problem;
  const where = block ? ` (${placeOf(block)})` : '';
  const sentences = suggestion ? `${message} ${suggestion}` : message;
  const head = `${file}:${line}:${column} ${severity}: ${sentences}${where} [${id}]\n`;
  return head + printSource(problem);
}

/** Such as "block 2, tabs; tab 1, block 3, quote". */
function placeOf({ within, position, type }: BlockPlace): string {
  const block = `block ${position}${type === undefined ? '' : `, ${type}`}`;
  return within ? `block ${within.position}, ${within.type}; tab ${within.tab}, ${block}` : block;
}

/** The widest piece of a line that is shown. */
const widestSource = 100;

function printSource({ sourceLine, column, endColumn = column + 1 }: Diagnostic): string {
  if (sourceLine === undefined || sourceLine.trim() === '') return '';
  const text = sourceLine.replaceAll('\t', ' ');
  const indent = Math.min(text.length - text.trimStart().length, column - 1);
  // Of a long line, the piece around the mark is shown.
  const start = column - indent > widestSource - 20 ? column - 30 : indent;
  const shown = text.slice(start, start + widestSource);
  const width = Math.min(endColumn - column, start + widestSource - column + 1);
  const mark = `${' '.repeat(column - 1 - start)}${'^'.repeat(Math.max(width, 1))}`;
  return `    ${visible(shown)}\n    ${mark}\n`;
}

/** Characters that nobody sees, or that would confuse a terminal, become a square. */
function visible(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, '\u25a1');
}

function printCounts({ error, warning }: Report['counts'], pages: number): string {
  const checked = `${plural(pages, 'page')} checked`;
  if (error + warning === 0) return `${checked}, no problems.\n`;
  return `${checked}: ${plural(error, 'error')}, ${plural(warning, 'warning')}.\n`;
}

function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
