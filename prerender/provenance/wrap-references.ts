import { fillReferences } from '../../check/model/references.ts';
import type { Origins } from './origins.ts';
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
  const { raw = '', references = new Map<string, string>() } = origins.written(origin) ?? {};
  if (!raw.includes('{') || fillReferences(raw, references) !== text) return text;
  return fillReferences(raw, references, {
    fill: (value, name) =>
      wrapping.around(value, { kind: 'reference', origin, text: value, reference: name }),
  });
}
