import { isRecord } from './is-record.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Adds what the keyword `usualWords` of a field says to its description, as a sentence for people. */
export function withUsualWords<Value>(schema: Value): Value {
  if (!isRecord(schema)) return schema;
  const { description, usualWords } = schema;
  if (typeof description !== 'string' || !Array.isArray(usualWords)) return schema;
  const [least = 0, most = 0] = usualWords.map(Number);
  const sentence = sayUsualWords(least, most);
  return { ...schema, description: `${description} ${sentence}` };
}

/** Such as "Three to eight words." */
function sayUsualWords(least: number, most: number): string {
  const words = `${numberOf(least)} ${most === least + 1 ? 'or' : 'to'} ${numberOf(most)} words.`;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function numberOf(count: number): string {
  return NUMBERS[count] ?? String(count);
}
