import type { ReportWords } from '../../../schema/generated/data.d.ts';
import type { Piece } from './marked-text.ts';
import type { Entry, ReportDocument, Section } from './report-document.ts';
import { visibleText } from './visible-text.ts';

/** For a terminal. Words that differ are «marked». */
export function printText(document: ReportDocument, words: ReportWords): string {
  const { heading, compared, remark, isMarked, groups } = document;
  const parts = [
    `${heading}\n${compared}`,
    ...(remark === undefined ? [] : [remark]),
    ...(isMarked ? [words.marks] : []),
    ...groups.map(({ title, sections }) =>
      [title, ...sections.flatMap((section) => printSection(section, words))].join('\n'),
    ),
  ];
  return `${visibleText(parts.join('\n\n'))}\n`;
}

function printSection({ title, notes, entries }: Section, words: ReportWords): string[] {
  const head = title === '' ? [] : [`  ${title}`];
  return [
    ...head,
    ...notes.map((note) => `    ${note}`),
    ...entries.flatMap((entry) => printEntry(entry, words)),
  ];
}

function printEntry({ title, notes, before, after }: Entry, words: ReportWords): string[] {
  const note = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  const indent = title === '' ? '' : '  ';
  return [
    ...(title === '' ? [] : [`    ${title}${note}`]),
    ...printPieces(words.before, before).map((line) => `    ${indent}${line}`),
    ...printPieces(words.after, after).map((line) => `    ${indent}${line}`),
  ];
}

function printPieces(label: string, pieces: readonly Piece[] | undefined) {
  if (!pieces) return [];
  const text = pieces
    .map(({ text: own, isMarked, leftOut }) => {
      if (leftOut !== undefined) return ' … ';
      return isMarked ? `«${own}»` : own;
    })
    .join('')
    .trim();
  return text.includes('\n')
    ? [`${label}:`, ...text.split('\n').map((line) => `  ${line}`)]
    : [`${label}: ${text}`];
}
