import type { Text } from '../../check/collect-texts.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { setAt } from '../render/data/set-at.ts';
import type { Origins } from './origins.ts';
import type { NameMarks } from './wrap-names.ts';
import { wrap } from '../../renderer/dev/source/tokens.ts';
import { wrapReferences } from './wrap-references.ts';
import type { Written, Wrapping } from './wrapping.ts';

/** What marks are given with. */
export interface Marking {
  wrapping: Wrapping;
  names: NameMarks;
  origins: Pick<Origins, 'written'>;
}

/** Formats whose texts are words for people; those of all others name something. */
const WORDS = new Set([undefined, 'inline-markup']);

/** A phone number or an address of mail. */
const CONTACT = /^(?:\+?[\d ()/.-]{4,}|[^@\s]+@[^@\s]+)$/;

/**
 * Marks the texts of some data, in place: those for people at both ends, and behind what names a picture, an icon, a
 * day or a place.
 *
 * @param texts all of the data, each with its schema
 * @param originOf says where a field was written; what is in no file stays as it is
 */
export function wrapFields(
  data: object,
  texts: readonly Text[],
  originOf: (path: DataPath, text: string) => Written | undefined,
  marking: Marking,
): void {
  for (const text of texts) {
    const origin = originOf(text.path, text.text);
    // What is named within a text in Markdown is a part of that.
    if (text.text === '' || text.words !== undefined || !origin) continue;
    const marked = wrapField(text, origin, marking);
    if (marked !== undefined) setAt(data, text.path, marked);
  }
}

function wrapField(
  { text, schema }: Text,
  origin: Written,
  { wrapping, names, origins }: Marking,
): string | undefined {
  const { const: only, enum: choices, pattern, format } = schema;
  if (only !== undefined || choices) return undefined;
  const what = { origin };
  if (format === 'media') return names.picture(text, what);
  if (format === 'icon') return names.icon(text, what);
  if (format === 'date') return names.day(text, what);
  if (format === 'link') return names.link(text, what);
  if (!WORDS.has(format)) return undefined;
  const whole = { kind: 'text' as const, origin, text };
  // Of what a pattern shapes only contacts are shown as they are; links are made of them, by what they begin with.
  if (pattern !== undefined) return CONTACT.test(text) ? wrapping.behind(text, whole) : undefined;
  const number = wrapping.number(whole);
  return wrap(wrapReferences(text, origin, { origins, wrapping }), number);
}
