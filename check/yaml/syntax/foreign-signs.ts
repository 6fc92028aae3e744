import { capital } from '../../diagnostics/capital.ts';
import { oneCharacter } from '../../diagnostics/characters.ts';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { quoted } from '../../diagnostics/quote.ts';
import { findFirstObstacle } from '../yaml-data.ts';
import type { BrokenLine } from './broken-line.ts';
import { linesAbove, LONGEST_TEXT, startOfLine } from './content-lines.ts';

/** Signs of other keyboards, and those that YAML reads. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u060c', ','],
  ['\u3001', ','],
  ['\uff0c', ','],
  ['\uff1a', ':'],
  ['\uff5b', '{'],
  ['\uff5d', '}'],
  ['\uff3b', '['],
  ['\uff3d', ']'],
  ['\u3010', '['],
  ['\u3011', ']'],
  ['\u200e', ''],
  ['\u200f', ''],
  ['\u061c', ''],
]);
const SIGN = new RegExp(`[${[...SIGNS.keys()].join('')}]`, 'g');

/** A whole value in quotes that a word processor or another keyboard makes, with what is in them. */
const QUOTED =
  /(?<=(?:^ *|[:,[{-] +|[[{]))[\u201c\u201d\u201e\u2018\u201a\u00ab\uff02]([^\u201c\u201d\u2018\u2019\u00bb\uff02]+)[\u201c\u201d\u2018\u2019\u00bb\uff02](?=\s*(?:$|[,\]}]))/g;

/** So many lines with such signs are looked at, from the one where the parser noticed upwards. */
const MOST_LINES = 5;

interface Change {
  /** In the line. */
  start: number;
  end: number;
  text: string;
}

/**
 * A comma, colon, bracket or quote of another keyboard, which YAML takes for a letter. It is the cause if the text can be
 * read beyond the error with the plain sign in its place.
 */
export function foreignSign({ error, line, source }: BrokenLine): SourceExplanation | undefined {
  if (source.text.length > LONGEST_TEXT) return undefined;
  const lines = source.text.split('\n');
  const near = linesAbove(lines, line, MOST_LINES, (text) => changesIn(text).length > 0);
  for (const at of near) {
    const written = lines[at] ?? '';
    for (const changes of attempts(changesIn(written))) {
      const fixed = apply(written, changes);
      const obstacle = findFirstObstacle(lines.with(at, fixed).join('\n'));
      const longer = fixed.length - written.length;
      if (obstacle !== undefined && obstacle <= error.pos[0] + longer) continue;
      return explain(written, startOfLine(lines, at), changes, fixed);
    }
  }
  return undefined;
}

function changesIn(line: string): Change[] {
  const signs = [...line.matchAll(SIGN)].map(({ 0: sign, index }) => {
    const text = SIGNS.get(sign) ?? sign;
    const needsSpace = /[,:]/.test(text) && /\S/.test(line.charAt(index + 1));
    return { start: index, end: index + 1, text: needsSpace ? `${text} ` : text };
  });
  const quotes = [...line.matchAll(QUOTED)].map(({ 0: whole, 1: inside = '', index }) => ({
    start: index,
    end: index + whole.length,
    text: quoted(inside),
  }));
  return [...signs, ...quotes];
}

/** Brackets together; else one sign alone, since others may well be part of a text; then all. */
function attempts(changes: readonly Change[]): Change[][] {
  const all = changes.toSorted((a, b) => a.start - b.start);
  const brackets = all.filter(({ text }) => /^[{}[\]]$/.test(text));
  return [...(brackets.length > 1 ? [brackets] : []), ...all.map((change) => [change]), all];
}

/** A text in which the signs of other keyboards are those that YAML reads. */
export function inPlainSigns(text: string): string {
  return apply(
    text,
    changesIn(text).toSorted((a, b) => a.start - b.start),
  );
}

function apply(line: string, changes: readonly Change[]): string {
  return changes
    .toReversed()
    .reduce(
      (text, { start, end, text: plain }) => text.slice(0, start) + plain + text.slice(end),
      line,
    );
}

function explain(
  written: string,
  lineStart: number,
  changes: readonly Change[],
  fixed: string,
): SourceExplanation | undefined {
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return undefined;
  const isQuotes = first.end - first.start > 1;
  const after = fixed.length - (written.length - last.end);
  return {
    at: [lineStart + first.start, lineStart + first.end],
    id: 'yaml-syntax',
    message: isQuotes
      ? 'These quotes are part of the text, because only straight quotes are quotes in YAML.'
      : explainSign(written.charAt(first.start)),
    suggestion: `Write \`${fixed.trim()}\`.`,
    fix: {
      start: lineStart + first.start,
      end: lineStart + last.end,
      text: fixed.slice(first.start, after),
    },
  };
}

/** Says that a sign is not the one that it looks like. */
export function explainSign(sign: string): string {
  const plain = SIGNS.get(sign) ?? '';
  const name = capital(oneCharacter(sign));
  return plain === '' ? `${name} does not belong here.` : `${name} is not a \`${plain}\` to YAML.`;
}
