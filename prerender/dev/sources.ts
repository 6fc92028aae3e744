import type {
  ElementSource,
  PictureSource,
  Place,
  TextSources,
  TextSource,
} from '../../renderer/dev/source/text-sources.ts';
import type { Pictures } from '../../renderer/data/types.ts';
import { plainText, wordsOf } from '../../schema/texts/phrases.ts';
import { blocksOf } from '../../schema/is-page.ts';
import { isRecord } from '../../schema/is-record.ts';
import { collectFileTexts, type Text } from '../../check/collect-texts.ts';
import { allElements, phrasesOf } from '../../check/markdown/markdown-parts.ts';
import { readMarkdown } from '../../check/markdown/read-markdown.ts';
import { readResolved } from '../../check/indexes/read-resolved.ts';
import { plainText as textOfHtml } from '../features/search/page-text.ts';
import { withoutMarks } from '../provenance/tokens.ts';
import type { TracedText } from '../provenance/trace-texts.ts';
import type { SiteContext } from '../../check/model/context.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';

/**
 * Finds where each block and text of a page is, and each text of site.yaml.
 *
 * @param pictures of the page, by their paths below media/
 * @param traced where the texts are on the page, as far as that is known
 */
export function findSources(
  context: SiteContext,
  file: string,
  { pictures, traced }: { pictures: Pictures; traced: readonly TracedText[] },
): TextSources {
  const page = readPlaces(context, file);
  const site = readPlaces(context, 'site.yaml');
  return {
    page: { place: page.top, texts: page.texts },
    blocks: blocksOf(page.data).map((_, index) => page.placeOf(['blocks', index])),
    site: site.texts,
    pictures: page.pictures.flatMap(({ src, ...source }) => {
      const url = pictures[src]?.url;
      return url === undefined ? [] : [{ url, ...source }];
    }),
    elements: traced.flatMap((text) => elementsOf(text, text.of === 'page' ? page : site)),
  };
}

/** Of a text that the file says otherwise by now, nothing is known. */
function elementsOf(
  { path, text, elements }: TracedText,
  { data, placeOf }: Pick<ReturnType<typeof readPlaces>, 'data' | 'placeOf'>,
): ElementSource[] {
  const now = valueAt(data, path);
  if (typeof now !== 'string' || (text !== undefined && now !== text)) return [];
  const place = placeOf(path);
  return elements.map(({ block, path: at, tag, text: words }) => ({
    ...(block !== undefined && { block }),
    path: at,
    tag,
    text: shown(textOfHtml(withoutMarks(words))),
    place,
  }));
}

/** A file with errors in its syntax still opens, at its top. */
function readPlaces(context: SiteContext, file: string) {
  const read = readResolved(context, file);
  const texts: TextSource[] = [];
  const pictures: (Omit<PictureSource, 'url'> & { src: string })[] = [];
  const top: Place = { file, pointer: '', line: 1, column: 1 };
  if (!('yaml' in read)) return { top, texts, pictures, data: undefined, placeOf: () => top };
  const { source, parsed } = read.yaml;
  const placeOf = (at: DataPath): Place => {
    const { line, column } = source.position(parsed.locate(at, 'value')[0]);
    return { file, pointer: toPointer(at), line, column };
  };
  for (const found of collectFileTexts(context.schemas, file, parsed.data)) {
    const { path: at, schema } = found;
    // The type of a block is not on the screen.
    if (schema.const !== undefined) continue;
    const block = at[0] === 'blocks' && typeof at[1] === 'number' ? at[1] : undefined;
    if (schema.format === 'media') pictures.push({ src: found.text, place: placeOf(at), block });
    for (const text of shownTexts(found)) texts.push({ text, place: placeOf(at), block });
  }
  return { top, texts, pictures, data: isRecord(parsed.data) ? parsed.data : undefined, placeOf };
}

/** As they are on the screen: those of a text in Markdown each for itself. */
function shownTexts({ text, schema, words }: Text): string[] {
  if (words !== undefined) return [];
  if (schema.format !== 'markdown') return [shown(plainText(text))];
  return allElements(readMarkdown(text).elements).map((element) =>
    shown(wordsOf(phrasesOf(element))),
  );
}

function shown(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
