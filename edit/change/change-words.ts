import { stringify } from 'yaml';
import type { Splice } from '../../schema/generated/data.d.ts';
import type { ScalarNode } from '../tree/nodes.ts';
import { flowText } from '../write/scalar-text.ts';
import { offsetsOf } from './offsets.ts';

/** Longer words get lines of their own where a text has several. */
const MOST_ADDED = 80;

/**
 * Changes only those characters of a text that differ, in the quotes and lines that it has.
 *
 * @returns nothing where the text is better written again
 */
export function changeWords(
  text: string,
  node: ScalarNode,
  { before, after, isFlow }: { before: string; after: string; isFlow: boolean },
): Splice | undefined {
  const isSpecial = isFlow ? isSpecialInBrackets : isSpecialInLines;
  if (node.style === 'plain' && isSpecial(after) && !isSpecial(before)) return undefined;
  const offsets = offsetsOf(text, node, before);
  if (!offsets) return undefined;
  const [from, to] = differing(before, after);
  const added = after.slice(from, after.length - (before.length - to));
  const start = offsets[from];
  const end = offsets[to];
  if (start === undefined || end === undefined || end < start) return undefined;
  const inSeveralLines = text.slice(node.start, node.end).includes('\n');
  const replacedBreaks = text.slice(start, end).split('\n').length - 1;
  if (added.includes('\n') || replacedBreaks > 1) return undefined;
  // A line that goes would leave the spaces before it.
  if (before.slice(from, to).includes('\n') && before[from - 1] === '\n') return undefined;
  if (inSeveralLines && added.length > MOST_ADDED) return undefined;
  return { start, end, text: encode(added, node.style) };
}

/** The part of the text before that is no longer there, as [start, end). */
function differing(before: string, after: string): [start: number, end: number] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  if (isHighSurrogate(before, start - 1)) start -= 1;
  let end = before.length;
  const shift = after.length - before.length;
  while (end > start && end + shift > start && before[end - 1] === after[end + shift - 1]) end -= 1;
  if (isHighSurrogate(before, end - 1)) end += 1;
  return [start, end];
}

function isHighSurrogate(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text[at] ?? '');
}

function encode(added: string, style: ScalarNode['style']): string {
  if (style === 'single') return added.replaceAll("'", "''");
  return style === 'double' ? JSON.stringify(added).slice(1, -1) : added;
}

/** Whether programs that read YAML 1.1 or 1.2 take a text for something else when it has no quotes. */
function isSpecialInLines(value: string): boolean {
  return isQuoted(stringify(value, { compat: 'yaml-1.1', lineWidth: 0 }), value);
}

/** As well those that hold a comma or a bracket. */
function isSpecialInBrackets(value: string): boolean {
  return isQuoted(flowText(value), value);
}

function isQuoted(written: string, value: string): boolean {
  return /^["']/.test(written) && !/^["']/.test(value);
}
