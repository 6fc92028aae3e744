import type { FieldSchema } from '../../../schema/field-schema.ts';
import type { Mistake } from '../../diagnostics/codes.ts';

/**
 * Explains a message that does not name what it must: a placeholder that is left out would hide what visitors need, and
 * one that is unknown would be shown as it is.
 */
export function checkMessage(
  text: string,
  { placeholders = [] }: FieldSchema,
): Mistake | undefined {
  const marks = placeholders.map((name) => `{$${name}}`);
  const known = marks.map((mark) => `\`${mark}\``).join(' and ');
  for (const [found] of text.matchAll(/\{[^{}\n]*\}/g)) {
    if (marks.includes(found)) continue;
    return {
      id: 'wrong-form',
      words: found,
      message: `\`${found}\` is not a placeholder of this message.`,
      suggestion: known ? `The placeholders are ${known}.` : 'Write the words themselves.',
    };
  }
  const missing = marks.find((mark) => text.split(mark).length !== 2);
  if (missing === undefined) return undefined;
  return {
    id: 'wrong-form',
    message: `This message must contain \`${missing}\` once.`,
    suggestion: `Put ${known} where visitors should read ${marks.length === 1 ? 'its value' : 'their values'}.`,
  };
}
