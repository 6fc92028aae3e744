import type { Splice } from '../../schema/generated/data.d.ts';

/**
 * Lets lines keep the spaces at their end: of a splice that takes whole lines away, or puts some in, both ends move
 * behind the spaces before the line breaks.
 */
export function keepLineEnds(splice: Splice, text: string): Splice {
  const { start, end, text: inserted } = splice;
  const isOfLines =
    inserted === '' ? text.slice(start, end).includes('\n') : /^\r?\n/.test(inserted);
  const [above, below] = [spacesToLineEnd(text, start), spacesToLineEnd(text, end)];
  if (!isOfLines || above === undefined || below === undefined) return splice;
  return { ...splice, start: start + above, end: end + below };
}

/** How many spaces lead to the end of the line; nothing where there is something else. */
function spacesToLineEnd(text: string, offset: number): number | undefined {
  const [, spaces] = /^([ \t]*)(?:\r?\n|$)/.exec(text.slice(offset)) ?? [];
  return spaces?.length;
}
