import { hash } from '../page-index.ts';

/** Shorter sentences may well be on several pages: labels, calls to action, names. */
export const longSentence = 60;

/** The sentences that are long enough to be noticed where two pages have them; what tables say may well come again. */
export function longSentencesOf(text: string): string[] {
  const outsideTables = text.includes('|') ? text.replaceAll(/^\|.*/gm, '') : text;
  return outsideTables
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= longSentence);
}

/** Of the number of a sentence: enough to tell a million of them apart, and base64 needs no padding. */
const BYTES = 6;

/** The same for the same sentence. */
export function sentenceNumber(sentence: string): number {
  return hash(sentence) % 2 ** (8 * BYTES);
}

/**
 * Writes numbers of sentences as base64. Of a large site they are half of all that is kept from one run to the next, and as
 * JSON one text takes a third of the time that its numbers do. Several such texts one after the other are one again.
 */
export function packSentences(numbers: ReadonlySet<number>): string {
  const bytes = Buffer.alloc(BYTES * numbers.size);
  let at = 0;
  for (const number of numbers) at = bytes.writeUIntBE(number, at, BYTES);
  return bytes.toString('base64');
}

export function unpackSentences(packed: string): Float64Array {
  const bytes = Buffer.from(packed, 'base64');
  const numbers = new Float64Array(bytes.length / BYTES);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.readUIntBE(at * BYTES, BYTES);
  return numbers;
}
