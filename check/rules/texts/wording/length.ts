import type { FieldSchema } from '../../../../schema/field-schema.ts';
import type { Schemas } from '../../../../schema/load-schemas.ts';
import type { Explanation } from '../../../diagnostics/codes.ts';
import { collectFieldTexts } from '../../../collect-texts.ts';

/** A text may be so many times as long as the longest example of its field. */
const FACTOR = 7;

/** However short the examples are, so many characters are not a mistake. */
const ALWAYS_FINE = 240;

const limits = new WeakMap<Schemas, ReadonlyMap<FieldSchema, number>>();

/** Warns of a text that is much longer than those of its kind: usually one that was pasted into the wrong field. */
export function warnAboutLength(
  text: string,
  schema: FieldSchema,
  schemas: Schemas,
): Explanation | undefined {
  if (text.length <= ALWAYS_FINE) return undefined;
  const known = limits.get(schemas) ?? longestExamples(schemas);
  limits.set(schemas, known);
  const example = known.get(schema);
  if (example === undefined || text.length <= example * FACTOR) return undefined;
  return {
    id: 'very-long-text',
    message: `This text has ${text.length} characters; similar texts have about ${example}.`,
    suggestion: 'Shorten it, or move part of it to another field.',
  };
}

/** The length of the longest example of each text field of the blocks. */
function longestExamples({ blocks }: Schemas): ReadonlyMap<FieldSchema, number> {
  const lengths = new Map<FieldSchema, number>();
  for (const { schema } of blocks.values()) {
    const texts = collectFieldTexts(schema.examples, { items: schema }, []);
    for (const { text, schema: field } of texts) {
      lengths.set(field, Math.max(lengths.get(field) ?? 0, text.length));
    }
  }
  return lengths;
}
