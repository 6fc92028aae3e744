import type { EntryIndex } from './entries/entry.ts';
import type { Publication } from './publication/publication.ts';
import { ownRoute } from './rules/texts/links/link-warnings.ts';
import { isShareWord } from '../schema/share-image.ts';
import { hrefsOf, type Text } from './collect-texts.ts';

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
  /** Characters beyond ASCII that it shows, each once: what fonts must have. */
  characters: string;
  /** A number for each long sentence; the same sentence has the same number everywhere. */
  sentenceHashes: number[];
  /** Of a page. */
  title?: string;
  /** Words by which the search finds a page that does not say them. */
  keywords?: readonly string[];
  /** A digest of all that it says to people: the same for the same words, whatever draws them. */
  textDigest: string;
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

/** What is said to people. Texts of any other format name something: a picture, an icon, a place. */
const SAID = new Set([undefined, 'inline-markup', 'markdown', 'date', 'message']);

/** Shorter sentences may well be on several pages: labels, calls to action, names. */
const longSentence = 60;

/**
 * @param texts of the whole file
 * @param siteUrl where the site is published; links with its domain count as its own
 */
export function indexTexts(texts: readonly Text[], siteUrl: string | undefined): PageIndex {
  const named = {
    links: new Set<string>(),
    anchors: new Set<string>(),
    ids: new Set<string>(),
    pictures: new Set<string>(),
    shareImages: new Set<string>(),
    favicons: new Set<string>(),
  };
  const sentences = new Set<number>();
  const characters = new Set<string>();
  const said: string[] = [];
  const addLink = (href: string) => {
    const own = ownRoute(href, siteUrl);
    if (own !== undefined) named.links.add(own);
    if (!href.startsWith('/')) return;
    named.links.add(href.replace(/#.*/, ''));
    if (href.includes('#')) named.anchors.add(href);
  };
  for (const href of texts.flatMap(hrefsOf)) addLink(href);
  for (const { text, schema } of texts) {
    const { format } = schema;
    if (format === 'note') continue;
    for (const character of beyondAscii(text)) characters.add(character);
    if (SAID.has(format) && !schema.enum && schema.const === undefined) said.push(text);
    if (format === 'media') named.pictures.add(text);
    else if (format === 'share-image' && !isShareWord(text)) named.shareImages.add(text);
    else if (format === 'favicon') named.favicons.add(text);
    else if (format === 'slug') named.ids.add(text);
    else if (format !== 'link' && text.length >= longSentence) {
      for (const sentence of longSentencesOf(text)) sentences.add(hash(sentence));
    }
  }
  const shareWord = texts.find(
    ({ text, schema }) => schema.format === 'share-image' && isShareWord(text),
  );
  const title = texts.find(({ path }) => path.length === 1 && path[0] === 'title');
  const keywords = texts.filter(({ path }) => path[0] === 'keywords').map(({ text }) => text);
  const version = texts.find(({ schema }) => schema.format === 'version');
  return {
    links: [...named.links],
    anchors: [...named.anchors],
    ids: [...named.ids],
    pictures: [...named.pictures],
    shareImages: [...named.shareImages],
    favicons: [...named.favicons],
    characters: [...characters].toSorted().join(''),
    sentenceHashes: [...sentences],
    textDigest: hash(said.join('\n')).toString(36),
    ...(shareWord && { shareWord: shareWord.text }),
    ...(title && { title: title.text }),
    ...(keywords.length > 0 && { keywords }),
    ...(version && { translatedFrom: version.text }),
  };
}

/** The sentences that are long enough to be noticed where two pages have them; what tables say may well come again. */
export function longSentencesOf(text: string): string[] {
  const outsideTables = text.includes('|') ? text.replaceAll(/^\|.*/gm, '') : text;
  return outsideTables
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
