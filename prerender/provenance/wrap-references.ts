import type { Range } from '../../check/diagnostics/source-text.ts';
import { fillReferences } from '../../check/model/references.ts';
import type { Origins, WrittenText } from './origins.ts';
import type { Written, Wrapping } from './wrapping.ts';

interface Filling {
  origins: Pick<Origins, 'written'>;
  wrapping: Wrapping;
}

/**
 * A text with marks around each value that replaces a `{reference}`.
 *
 * @param text as it is drawn
 * @returns the text itself where its file says something else by now
 */
export function wrapReferences(
  text: string,
  origin: Written,
  { origins, wrapping }: Filling,
): string {
  const known = origins.written(origin);
  if (!known?.raw.includes('{') || fillReferences(known.raw, known.references) !== text)
    return text;
  return fillWithMarks(known, origin, wrapping).text;
}

interface Filled {
  text: string;
  /** Which character of the written text one of this is. */
  written: (offset: number) => number;
}

/** Fills references in, with marks around their values; in addresses without them, which are told by their beginnings. */
export function fillWithMarks(
  { raw, references }: WrittenText,
  origin: Written,
  wrapping: Wrapping,
): Filled {
  const filled: { at: Range; length: number }[] = [];
  const isInAddress = (start: number) => /\]\([^()\s]*$/.test(raw.slice(0, start));
  const text = fillReferences(raw, references, {
    onEscape: (at) => filled.push({ at: [at, at + 1], length: 0 }),
    fill: (value, reference, at) => {
      const what = { kind: 'reference' as const, origin, text: value, reference, written: at };
      const marked = isInAddress(at[0]) ? value : wrapping.around(value, what);
      filled.push({ at, length: marked.length });
      return marked;
    },
  });
  return {
    text,
    written: (offset) => {
      let longer = 0;
      for (const { at, length } of filled) {
        const start = at[0] + longer;
        // A backslash belongs to what is behind it.
        if (offset <= start || offset < start + length) break;
        longer += length - (at[1] - at[0]);
      }
      return offset - longer;
    },
  };
}
