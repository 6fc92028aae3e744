import { isScalar, type ParsedNode } from 'yaml';
import type { SourceExplanation } from '../diagnostics/codes.ts';
import { quoted } from '../diagnostics/quote.ts';

/** Where a list between brackets may hold a number with a comma in it; it looks at each character once. */
export const maySplitNumber = /\[[^[\]]*\d,\d/;

/**
 * Finds texts such as `a loaf for 5,80 €` or `10,000 users` that a list between brackets takes apart at the comma of
 * the number. `[1,2]` may be two numbers, so at least one part must hold more than digits.
 * @param items of a list between brackets
 */
export function findSplitNumbers(items: readonly ParsedNode[]): SourceExplanation[] {
  const problems: SourceExplanation[] = [];
  let parts: Part[] = [];
  const finish = (): void => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last && first !== last && parts.some(({ text }) => /\D/.test(text)))
      problems.push(putInQuotes(first, last, parts.map(({ text }) => text).join(',')));
    parts = [];
  };
  for (const item of items) {
    const part = partOf(item);
    const before = parts.at(-1);
    const goesOn =
      before &&
      part &&
      before.end + 1 === part.start &&
      /\d$/.test(before.text) &&
      /^\d/.test(part.text);
    if (!goesOn) finish();
    if (part) parts.push(part);
  }
  finish();
  return problems;
}

/**
 * The same for the value of a field, such as `price: €1,900`: the rest of the number is a field then, which has a number
 * for a name.
 * @param value before the name
 */
export function explainSplitValue(
  value: ParsedNode | null | undefined,
  name: ParsedNode,
): SourceExplanation | undefined {
  const first = value ? partOf(value) : undefined;
  const last = partOf(name);
  if (!first || first.end + 1 !== last?.start) return undefined;
  return putInQuotes(first, last, `${first.text},${last.text}`);
}

function putInQuotes(first: Part, last: Part, words: string): SourceExplanation {
  const text = quoted(words);
  return {
    at: [first.start, last.end],
    id: 'yaml-needs-quotes',
    message: 'Inside brackets, text with a comma must be in quotes.',
    suggestion: `Put it in quotes: ${text}`,
    fix: { start: first.start, end: last.end, text },
  };
}

interface Part {
  start: number;
  end: number;
  text: string;
}

/** A text without quotes, and where it is. */
function partOf(item: ParsedNode): Part | undefined {
  if (!isScalar(item) || item.type !== 'PLAIN' || item.source === undefined) return undefined;
  return { start: item.range[0], end: item.range[1], text: item.source };
}
