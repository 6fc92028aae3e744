import type {
  ElementSource,
  EmptySource,
  PictureSource,
  ShownElement,
  TextSources,
  TextSource,
} from '../../renderer/dev/source/text-sources.ts';
import type { Messages, Pictures } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { plainText, wordsOf } from '../../schema/texts/phrases.ts';
import { toPointer } from '../../schema/pointer.ts';
import { blocksOf } from '../../schema/page-blocks.ts';
import { collectFileTexts, type Text } from '../../check/collect-texts.ts';
import { allElements, phrasesOf } from '../../check/markdown/markdown-parts.ts';
import { readMarkdown } from '../../check/markdown/read-markdown.ts';
import type { ShownPlace } from '../provenance/read-shown.ts';
import type { PlacedEmpty } from '../provenance/place-empty.ts';
import type { Traced, TracedText } from '../provenance/trace-texts.ts';
import type { SourceFiles } from './source-files.ts';

/** What is known of a page that is drawn. */
interface TracedPage {
  /** Nothing of one that is in no file. */
  file: string | undefined;
  /** Files of what all pages share, that of the page's language first. */
  siteFiles: readonly string[];
  /** Of the page, by their paths below media/. */
  pictures: Pictures;
  /** Where what it shows is on the page, as far as that is known. */
  traced: Traced;
  messages: Messages;
}

/** Finds where each block and text of a page is written, and each text of what all pages share. */
export function findSources(
  schemas: Schemas,
  { file = 'site.yaml', siteFiles, pictures, traced, messages }: TracedPage,
  files: SourceFiles,
): TextSources {
  const { data, placeOf } = files.read(file);
  const page = file === 'site.yaml' ? { texts: [], pictures: [] } : textsIn(schemas, file, files);
  return {
    page: { place: { ...placeOf([]), pointer: '', line: 1, column: 1 }, texts: page.texts },
    blocks: blocksOf(data).map((_, index) => placeOf(['blocks', index])),
    site: siteFiles.flatMap((name) => textsIn(schemas, name, files).texts),
    pictures: page.pictures.flatMap(({ src, ...source }) => {
      const url = pictures[src]?.url;
      return url === undefined ? [] : [{ url, ...source }];
    }),
    elements: textsFirst(traced.texts.flatMap((text) => elementsOf(text, files))),
    unwritten: traced.texts.flatMap(({ origin, shown }) =>
      'reason' in origin ? shown.map((place) => ({ ...elementOf(place), ...origin })) : [],
    ),
    empty: traced.empty.map((text) => emptyOf(text, files)),
    messages,
  };
}

/** Of what is not in the file, the line is that of what it would be in. */
function emptyOf({ origin, ...text }: PlacedEmpty, files: SourceFiles): EmptySource {
  const around = files.placeOf({ ...origin, path: origin.path.slice(0, -1) });
  return { place: { ...around, pointer: toPointer(origin.path) }, ...text };
}

/** What is written where somebody points is a text before it is where a link leads. */
function textsFirst(elements: readonly ElementSource[]): ElementSource[] {
  return elements.toSorted(
    (one, other) => Number(other.kind === 'text') - Number(one.kind === 'text'),
  );
}

/** Of a text that the file says otherwise by now, nothing is known. */
function elementsOf(
  { kind, origin, text, reference, written, markdown, shown }: TracedText,
  files: SourceFiles,
): ElementSource[] {
  if ('reason' in origin || shown.length === 0) return [];
  const now = files.valueOf(origin);
  const isPart = text === undefined && (kind === 'day' || typeof now === 'string');
  const isSame = kind === 'reference' || now === text || (isPart && now !== undefined);
  // A link to a listed page shows the page itself.
  if (!isSame && origin.path.length > 0) return [];
  const place = files.placeOf(origin);
  return shown.map((at) => ({
    kind,
    ...elementOf(at),
    place,
    ...(reference !== undefined && { reference }),
    ...(written && { written }),
    ...(markdown && { markdown }),
  }));
}

function elementOf({ element, part, text, range, attribute }: ShownPlace): ShownElement {
  const { block, path, tag } = element;
  return {
    ...part,
    ...(block !== undefined && { block }),
    path,
    tag,
    text,
    ...(range && { range }),
    ...(attribute !== undefined && { attribute }),
  };
}

/** The texts of a file and the pictures that it names. */
function textsIn(schemas: Schemas, file: string, files: SourceFiles) {
  const { data, placeOf } = files.read(file);
  const texts: TextSource[] = [];
  const pictures: (Omit<PictureSource, 'url'> & { src: string })[] = [];
  for (const found of collectFileTexts(schemas, file, data)) {
    const { path: at, schema } = found;
    // The type of a block is not on the screen.
    if (schema.const !== undefined) continue;
    const block = at[0] === 'blocks' && typeof at[1] === 'number' ? at[1] : undefined;
    if (schema.format === 'media') pictures.push({ src: found.text, place: placeOf(at), block });
    for (const text of shownTexts(found)) texts.push({ text, place: placeOf(at), block });
  }
  return { texts, pictures };
}

/** As they are on the screen: those of a text in Markdown each for itself. */
function shownTexts({ text, schema, words }: Text): string[] {
  if (words !== undefined) return [];
  if (schema.format !== 'markdown') return [onScreen(plainText(text))];
  return allElements(readMarkdown(text).elements).map((element) =>
    onScreen(wordsOf(phrasesOf(element))),
  );
}

function onScreen(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
