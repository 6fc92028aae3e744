import type { EntryIndex } from './entry.ts';
import type { Publication } from './publication.ts';

/** What a page, or site.yaml, says and names: enough to judge the site as a whole, and to make its pictures. */
export interface PageIndex extends EntryIndex {
  /** Addresses of pages and files of this site, without the part from # on. */
  links: string[];
  /** Addresses of places on other pages, such as /team#ann. */
  anchors: string[];
  /** The places that it offers itself, without the # sign. */
  ids: string[];
  /** Pictures that it shows, as paths below media/, as all that follow. */
  pictures: string[];
  /** Pictures for shared links. */
  shareImages: string[];
  /** What stands in the place of one: drawn, or none. */
  shareWord?: string;
  favicons: string[];
  /** Addresses that it shows in frames. Only where there are any. */
  frames?: string[];
  /** Characters beyond ASCII that it shows, each once: what fonts must have. */
  characters: string;
  /** A number for each long sentence; the same sentence has the same number everywhere. */
  sentenceHashes: number[];
  /** Of a page. */
  title?: string;
  /** Only where the site has features of its own that make files. */
  description?: string;
  /** Words by which the search finds a page that does not say them. */
  keywords?: readonly string[];
  /** A digest of all that it says to people: the same for the same words, whatever draws them. */
  textDigest: string;
  /** Of an original on a site in several languages: the version of its words. */
  version?: string;
  /** Of a translation: which version of its original it says the same as. */
  translatedFrom?: string;
  /** Of a page that is not always part of the site: when it is. */
  publication?: Publication;
  /** Of a page that search engines are to leave out, or to find elsewhere. */
  isUnlisted?: true;
}

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
