import { SourceText } from '../../diagnostics/source-text.ts';
import { findFirstObstacle } from '../yaml-data.ts';
import {
  type ContentLine,
  countBeforeNextAlike,
  countBelonging,
  LONGEST_TEXT,
} from './content-lines.ts';

/** A line that lets the text be read if it starts elsewhere. */
interface MisplacedLine {
  /** Index among the lines with content. */
  at: number;
  /** Where it may start instead, from 0; the nearest first. */
  indents: number[];
  /** Whether the lines that are indented further below it move with it. */
  withLinesBelow: boolean;
  /** What it should be if it is where it should be, but lacks a dash. */
  asEntry?: string;
}

/** How many characters may be parsed in search of an explanation: about 0.2 seconds. */
const mostParsed = 1_000_000;

/** A move counts as right if the text can be read at least so many lines beyond the error. */
const proofLines = 15;

/** How many lines around a line lend it their indents. */
const neighbours = 12;

/**
 * Finds the line whose indent makes a text unreadable, which is often above the line where the
 * parser notices: tries for each line that may be meant how far the text can be read when it is
 * moved. Of several, the line that starts where fewest others start is the odd one.
 *
 * @param content the lines of `text` that hold any
 * @param error index of the line with content where the parser noticed
 */
// oxlint-disable-next-line max-lines-per-function -- All attempts share the lines, and how much was parsed already.
export function findMisplacedLine(
  text: string,
  content: readonly ContentLine[],
  error: number,
): MisplacedLine | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const lines = text.split('\n');
  const proof = (content[error]?.index ?? 0) + proofLines;
  let parsed = 0;

  /** The line up to which the text can be read if some lines are changed. */
  function reach(first: number, count: number, change: (line: string) => string): number {
    parsed += text.length;
    if (parsed > mostParsed) return 0;
    const start = content[first]?.index ?? 0;
    const end = content[first + count]?.index ?? lines.length;
    const changed = [
      ...lines.slice(0, start),
      ...lines.slice(start, end).map(change),
      ...lines.slice(end),
    ].join('\n');
    const obstacle = findFirstObstacle(changed);
    return obstacle === undefined ? Infinity : new SourceText(changed).position(obstacle).line;
  }

  /** Whether what follows the text that a line opens would become part of it, as nearly everything can. */
  function swallows(at: number, count: number, indent: number): boolean {
    const opensText = /[>|][+\-\d]*\s*$/.test(lines[content[at]?.index ?? 0] ?? '');
    return opensText && count === 1 && (content[at + 1]?.indent ?? 0) > indent;
  }

  function tryAsEntry(at: number): Attempt[] {
    const line = content[at];
    if (!line || line.isEntry) return [];
    const written = lines[line.index] ?? '';
    return [written.replace(/^( *) {2}(?=\S)/, '$1- '), written.replace(/^ */, '$&- ')]
      .filter((entry) => entry !== written)
      .map((entry) => ({
        at,
        indents: [],
        withLinesBelow: false,
        asEntry: entry.trim(),
        reach: reach(at, 1, (own) => (own === written ? entry : own)),
      }))
      .filter((attempt) => attempt.reach >= proof);
  }

  function tryToMove(at: number): Attempt[] {
    const line = content[at];
    if (!line) return [];
    const below = countBelonging(content, at);
    // What holds the error and moves with all it holds changes nothing.
    const counts = below > 1 && (at >= error - 1 || at + below <= error) ? [1, below] : [1];
    // Of an entry too far out, those after it seem to be part of it.
    if (line.isEntry && line.isField) counts.push(countBeforeNextAlike(content, at));
    return [...new Set(counts)].flatMap((count) => {
      const tries = indentsFor(content, at)
        .filter((indent) => !swallows(at, count, indent))
        .map((indent) => ({
          indent,
          reach: reach(at, count, (moved) => shift(moved, indent - line.indent)),
        }));
      const furthest = Math.max(proof, ...tries.map((attempt) => attempt.reach));
      const indents = tries.filter((attempt) => attempt.reach === furthest);
      if (indents.length === 0) return [];
      const found = { at, indents: indents.map(({ indent }) => indent), withLinesBelow: count > 1 };
      return [{ ...found, reach: furthest }];
    });
  }

  const found = suspects(content, error).flatMap((at) => [...tryToMove(at), ...tryAsEntry(at)]);
  const furthest = Math.max(...found.map((move) => move.reach));
  const [best] = found
    .filter((move) => move.reach === furthest)
    .toSorted(
      (a, b) =>
        Number(isAmongOthers(content, a)) - Number(isAmongOthers(content, b)) ||
        distance(content, a) - distance(content, b) ||
        Number(isAmongAlike(content, b)) - Number(isAmongAlike(content, a)) ||
        countAlike(content, a.at) - countAlike(content, b.at) ||
        Number(a.withLinesBelow) - Number(b.withLinesBelow),
    );
  return best;
}

/** Whether entries start where an entry may be moved to, but with another field: those of a list look alike. */
function isAmongOthers(content: readonly ContentLine[], { at, indents }: MisplacedLine): boolean {
  const own = content[at];
  if (!own?.isEntry || !own.isField) return false;
  const there = content.filter(
    (line) => line !== own && line.isEntry && indents.includes(line.indent),
  );
  return there.length > 0 && there.every(({ word }) => word !== own.word);
}

/** Whether the same field starts elsewhere where a line may be moved to. */
function isAmongAlike(content: readonly ContentLine[], { at, indents }: MisplacedLine): boolean {
  const own = content[at];
  return content.some(
    (line) =>
      line !== own &&
      line.word === own?.word &&
      indents.includes(own.isEntry ? line.indent : line.fieldIndent),
  );
}

interface Attempt extends MisplacedLine {
  /** The line up to which the text can be read then. */
  reach: number;
}

/** How far a line must be moved at least; a dash is added where no small move helps. */
function distance(
  content: readonly ContentLine[],
  { at, indents, asEntry }: MisplacedLine,
): number {
  if (asEntry !== undefined) return 3;
  const own = content[at]?.indent ?? 0;
  return Math.min(...indents.map((indent) => Math.abs(indent - own)));
}

/** The line of the error, its neighbors, those that opened what it is part of, and what they opened first. */
function suspects(content: readonly ContentLine[], error: number): number[] {
  const above = holders(content, error).flatMap(({ at }) => [at, at + 1]);
  return [...new Set([error, error - 1, error + 1, ...above])].slice(0, 10);
}

/** The lines above one that start where it does or further out, each no further in than those below it; the nearest first. */
function holders(content: readonly ContentLine[], from: number): (ContentLine & { at: number })[] {
  const found: (ContentLine & { at: number })[] = [];
  let limit = content[from]?.indent ?? 0;
  const above = content.slice(0, from).map((line, at) => ({ ...line, at }));
  for (const line of above.toReversed()) {
    if (line.indent > limit) continue;
    found.push(line);
    limit = line.indent;
    // What starts at the edge is held by nothing.
    if (limit === 0) break;
  }
  return found;
}

/** Where lines of the same kind around this one start, the nearest first. */
function indentsFor(content: readonly ContentLine[], at: number): number[] {
  const own = content[at];
  const above = content[at - 1];
  if (!own) return [];
  const around = [
    ...content.slice(Math.max(at - neighbours, 0), at + neighbours),
    ...holders(content, at),
  ];
  const indents = around.flatMap(({ indent, fieldIndent, isEntry }) =>
    own.isEntry ? (isEntry ? [indent] : []) : [fieldIndent, ...(isEntry ? [] : [indent])],
  );
  if (above?.opens) indents.push(above.fieldIndent + 2);
  // Further in than a field that has a value, or than the dash of a text, a line would become part of it.
  const ownColumn = above?.isField ? above.fieldIndent : above?.indent;
  const furthest = above && !above.opens ? (ownColumn ?? 0) : Infinity;
  return [...new Set(indents)]
    .filter((indent) => indent !== own.indent && indent <= furthest)
    .toSorted((a, b) => Math.abs(a - own.indent) - Math.abs(b - own.indent) || a - b)
    .slice(0, 5);
}

function countAlike(content: readonly ContentLine[], at: number): number {
  const own = content[at];
  return content.filter(({ indent, isEntry }) => indent === own?.indent && isEntry === own.isEntry)
    .length;
}

function shift(line: string, by: number): string {
  if (by >= 0) return ' '.repeat(by) + line;
  return line.slice(Math.min(-by, Math.max(line.search(/\S/), 0)));
}
