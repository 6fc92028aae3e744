import type { PageIndex } from '../../schema/generated/data.d.ts';

/** Paths below media/ of all that a page shows or offers to others. */
export function allPictures({ pictures, shareImages, favicons }: PageIndex): string[] {
  return [...pictures, ...shareImages, ...favicons];
}

/** Every font of a site has what comes before. */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** The characters of a text that a font may lack. */
export function beyondAscii(text: string): string[] {
  return text.match(BEYOND_ASCII) ?? [];
}

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

/** A digest of some texts, to tell whether they have changed. */
export function textDigest(texts: readonly string[]): string {
  return hash(texts.join('\n')).toString(36);
}

/**
 * cyrb53 (public domain, github.com/bryc/code): 53 bits are enough to tell a million sentences
 * apart, and it costs a tenth of a cryptographic hash.
 */
export function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
