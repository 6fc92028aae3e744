import type { FieldSchema } from '../../../schema/field-schema.ts';

/** How many words a text has, and how many are usual where it has others: "9 words, usually 3 to 8". */
export function countWords(text: string, { usualWords }: Pick<FieldSchema, 'usualWords'>): string {
  const count = text.split(/\s+/).filter((word) => word !== '').length;
  const words = count === 1 ? '1 word' : `${count} words`;
  if (!usualWords || count === 0) return words;
  const [least, most] = usualWords;
  return count < least || count > most ? `${words}, usually ${least} to ${most}` : words;
}
