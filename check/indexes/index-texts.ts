import { isShareWord } from '../../schema/share-image.ts';
import { hrefsOf, isSaid, type Text } from '../collect-texts.ts';
import {
  beyondAscii,
  hash,
  longSentence,
  longSentencesOf,
  textDigest,
} from '../model/page-index.ts';
import type { PageIndex } from '../../schema/generated/data.d.ts';
import { ownRoute } from './link-warnings.ts';

/**
 * Finds what a file says and names.
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
    frames: new Set<string>(),
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
  for (const found of texts) {
    const { text, schema } = found;
    const { format } = schema;
    if (format === 'note') continue;
    if (schema.frame) named.frames.add(text);
    for (const character of beyondAscii(text)) characters.add(character);
    if (isSaid(found)) said.push(text);
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
    ...(named.frames.size > 0 && { frames: [...named.frames] }),
    characters: [...characters].toSorted().join(''),
    sentenceHashes: [...sentences],
    textDigest: textDigest(said),
    ...(shareWord && { shareWord: shareWord.text }),
    ...(title && { title: title.text }),
    ...(keywords.length > 0 && { keywords }),
    ...(version && { translatedFrom: version.text }),
  };
}
