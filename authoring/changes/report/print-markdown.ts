import type { Changes, ReportWords } from '../../../schema/generated/data.d.ts';
import type { Piece } from './marked-text.ts';
import { type Entry, reportDocument, type Section } from './report-document.ts';
import { fill } from './report-words.ts';
import { visibleText } from './visible-text.ts';

/** By it the comment is found again that is to be replaced; nobody sees it. */
export const MARK = '<!-- website-from-yaml changes -->';

/** GitHub takes 65,536 characters in a comment; other hosts take more. In bytes. */
export const MOST_BYTES = 60 * 1024;

/** How much of a text is shown, in characters: less where the whole would be too long. */
const LENGTHS = [600, 200, 80];

/** A page with more is folded: its heading says what it is. In characters. */
const MOST_OPEN = 3000;

/** For a comment on a pull request: at most 60 KB. What is too long is folded, then shortened, then left out. */
export function printMarkdown(changes: Changes, words: ReportWords): string {
  let text = '';
  for (const longest of LENGTHS) {
    text = printAll(changes, words, longest);
    if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  }
  return cut(text, words);
}

function printAll(changes: Changes, words: ReportWords, longest: number): string {
  const { heading, compared, remark, isMarked, groups } = reportDocument(changes, words, longest);
  return [
    MARK,
    `## ${escaped(heading)}`,
    escaped(compared),
    ...(remark === undefined ? [] : [escaped(remark)]),
    ...(isMarked ? [escaped(words.marksDrawn)] : []),
    ...groups.flatMap(({ title, sections }) => [
      `### ${escaped(title)}`,
      ...sections.map((section) => printSection(section, words)),
    ]),
    '',
  ].join('\n\n');
}

/** Whole paragraphs from the top, as many as there is room for. */
function cut(text: string, words: ReportWords): string {
  const end = `\n\n**${escaped(fill(words.cut, { size: MOST_BYTES / 1024 }))}**\n`;
  let room = MOST_BYTES - Buffer.byteLength(end);
  const kept: string[] = [];
  for (const part of text.split('\n\n')) {
    room -= Buffer.byteLength(part) + 2;
    if (room < 0) break;
    kept.push(part);
  }
  return kept.join('\n\n') + end;
}

function printSection({ title, notes, entries }: Section, words: ReportWords): string {
  const said = notes.map((note) => `${escaped(note)}  \n`).join('');
  const list = entries.map((entry) => printEntry(entry, words)).join('\n');
  const body = `${said}${said && list ? '\n' : ''}${list}`;
  if (body.length > MOST_OPEN)
    return `<details><summary>${escapedHtml(title)}</summary>\n\n${body}\n\n</details>`;
  return title === '' ? body : `#### ${escaped(title)}\n\n${body}`;
}

function printEntry({ title, notes, before, after }: Entry, words: ReportWords): string {
  const note = notes.length > 0 ? ` (${escaped(notes.join('; '))})` : '';
  const indent = title === '' ? '' : '  ';
  return [
    ...(title === '' ? [] : [`- ${escaped(title)}${note}`]),
    ...(before ? [`${indent}- ${words.before}: ${printPieces(before, 'del')}`] : []),
    ...(after ? [`${indent}- ${words.after}: ${printPieces(after, 'ins')}`] : []),
  ].join('\n');
}

function printPieces(pieces: readonly Piece[], tag: string): string {
  return pieces
    .map(({ text, isMarked, leftOut }) => {
      if (leftOut !== undefined) return ' … ';
      return isMarked ? `<${tag}>${escaped(text)}</${tag}>` : escaped(text);
    })
    .join('')
    .trim();
}

/** Breaks what hosts make of plain words: mentions of people, numbers of issues, links. */
const BREAK = '&#8203;';

/** A text of which neither Markdown nor HTML makes anything, in one line. */
function escaped(text: string): string {
  return escapedHtml(visibleText(text))
    .replaceAll(/[\\`*_{}[\]()+\-.!|~=^$]/g, String.raw`\$&`)
    .replaceAll(/\n/g, '<br>');
}

function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[@#](?=[\p{L}\p{N}])|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-)/gu, `$&${BREAK}`);
}
