import { parseInlineMarkup } from '../schema/inline-markup.ts';
import { ownRoute } from './rules/link-warnings.ts';
import type { Text } from './collect-texts.ts';

/** What a page says and names: enough to judge the site as a whole without its pages. */
export interface PageIndex {
  /** Addresses of pages of this site, without the part from # on. */
  links: string[];
  /** Addresses of places on other pages, such as /team#ann. */
  places: string[];
  /** Places of its own that it offers, without the # sign. */
  slugs: string[];
  /** Paths below media/. */
  media: string[];
  /** A number for each long sentence; the same sentence has the same number globalAnchors. */
  sentences: Float64Array;
}

/** Shorter sentences may well stand on several pages: labels, calls to action, names. */
const longSentence = 60;

/**
 * @param slugs places that the page offers
 * @param siteUrl where the site is published; links with its domain count as its own
 */
export function indexPage(
  texts: Iterable<Text>,
  slugs: Iterable<string>,
  siteUrl: string | undefined,
): PageIndex {
  const links = new Set<string>();
  const places = new Set<string>();
  const media = new Set<string>();
  const sentences = new Set<number>();
  const addLink = (href: string) => {
    const own = ownRoute(href, siteUrl);
    if (own !== undefined) links.add(own);
    if (!href.startsWith('/')) return;
    links.add(href.replace(/#.*/, ''));
    if (href.includes('#')) places.add(href);
  };
  for (const { text, schema } of texts) {
    if (schema.format === 'link') addLink(text);
    else if (schema.format === 'media') media.add(text);
    else if (text.length >= longSentence) {
      for (const sentence of longSentencesOf(text)) sentences.add(hash(sentence));
    }
    if (schema.format !== 'inline-markup' || !text.includes('](')) continue;
    for (const node of parseInlineMarkup(text)) {
      if (typeof node === 'object' && 'href' in node) addLink(node.href);
    }
  }
  return {
    links: [...links],
    places: [...places],
    slugs: [...slugs],
    media: [...media],
    sentences: Float64Array.from(sentences),
  };
}

/** The sentences that are long enough to be noticed where they stand twice. */
export function longSentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= longSentence);
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
