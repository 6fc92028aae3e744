import { BLOCK } from '../../contract.ts';
import { fieldsOf, hasTypes } from '../../data/guards.ts';

/** Where something was written. */
export interface Place {
  /** From the site folder. */
  file: string;
  /** A JSON Pointer (RFC 6901) to it; empty for the whole file. */
  pointer: string;
  /** Both from 1. */
  line: number;
  column: number;
}

/** What `/dev/sources.json?route=` answers: where what is on a page was written. */
export interface TextSources {
  page: { place: Place; texts: TextSource[] };
  /** The places of the blocks, in their order on the page. */
  blocks: Place[];
  /** The texts of what all pages share: header, footer, closing band. */
  site: TextSource[];
  /** The pictures of the page, in the order of its file. */
  pictures: PictureSource[];
  /** What the page shows of files, texts first, and each kind in the order of the files. */
  elements: ElementSource[];
  /** What it says that is in no file. */
  unwritten: UnwrittenSource[];
  /** Optional texts of its blocks that are empty, where they would be; without those that would change more than that. */
  empty: EmptySource[];
  /** The words of the engine in the language of the page, by their names: for what only scripts show. */
  messages: Record<string, string>;
}

export interface TextSource {
  /** As it is on the screen: references filled in, markup left out. */
  text: string;
  place: Place;
  /** Index of the block it belongs to. */
  block?: number;
}

export interface PictureSource {
  /** The address that an image of it has. */
  url: string;
  place: Place;
  /** Index of the block it belongs to. */
  block?: number;
}

/** An element of the page as a server draws it, which shows something. */
export interface ShownElement {
  /** What draws it apart from the page itself, where it is not a part of that: the bar at its top, a form in a dialog. */
  part?: 'announcement' | 'form';
  /** The name of that form; its path leads from the form down. */
  form?: string;
  /** Index of the block it is a part of; nothing in the frame. */
  block?: number;
  /** Indexes among the elements of each parent, from the block down, or from the whole page. */
  path: number[];
  tag: string;
  /** All that it says, as its `textContent` has it. */
  text: string;
  /** Which characters [start, end) of that say it; nothing where it is not text. */
  range?: readonly [start: number, end: number];
  /** The attribute that has it, such as the words for a picture. */
  attribute?: string;
}

/** What an element shows of a file: a text, a day in words, a picture, an icon, where a link leads, a `{reference}`. */
type ShownKind = 'text' | 'day' | 'picture' | 'icon' | 'link' | 'reference';

/** An element that shows one value of a file. */
export interface ElementSource extends ShownElement {
  kind: ShownKind;
  place: Place;
  /** Of a reference within the text at the place: its name, such as facts.years. */
  reference?: string;
  /** Of a reference, and of a part of a text in Markdown: which characters [start, end) of the value are it. */
  written?: readonly [start: number, end: number];
  /** Of a part of a text in Markdown that is not in a quote, table or the like. */
  markdown?: MarkdownPart;
}

export type MarkdownKind = 'paragraph' | 'heading' | 'entry';

export interface MarkdownPart {
  kind: MarkdownKind;
  /** Its index among those of its text. */
  index: number;
  /** As it is written; of a heading without its signs. */
  raw: string;
}

/** An element that says what is in no file of the site. */
export interface UnwrittenSource extends ShownElement {
  /**
   * A word of the engine; what a language is called; what is known of a file that a link leads to; a folder in the list
   * of all pages.
   */
  reason: 'message' | 'language' | 'download' | 'folder';
  /** Of a word of the engine: its name in `messages` of site.yaml, which may say another one. */
  message?: string;
}

/** An element that would show an optional text, which is empty, and nothing else. */
export interface EmptySource {
  /** With the line of what the text would be in. */
  place: Place;
  /** What the text is called. */
  title: string;
  block: number;
  /** Indexes among the elements of each parent, from the block down, with this text alone. */
  path: number[];
  tag: string;
  /** How many elements at the end of the path are not there without the text. */
  added: number;
}

export function isTextSources(data: unknown): data is TextSources {
  const { page, blocks, site, pictures, elements, unwritten, empty, messages } = fieldsOf(data);
  return (
    hasTypes(page, { place: 'object', texts: 'object' }) &&
    Array.isArray(blocks) &&
    Array.isArray(site) &&
    Array.isArray(pictures) &&
    Array.isArray(elements) &&
    Array.isArray(unwritten) &&
    Array.isArray(empty) &&
    hasTypes({ messages }, { messages: 'object' })
  );
}

/** Where an element was written, and the type of the block it belongs to. */
export interface Source {
  place: Place;
  type?: string;
}

/**
 * Finds where an element was written: where a server draws the first text in it, or in what encloses it; where the
 * page has changed since, the first that is in the YAML word by word and only once; the first picture in it, where it
 * says nothing; else its block, else the page.
 */
export function findSource(
  element: Element,
  { page, blocks, site, pictures, elements }: TextSources,
): Source {
  const block = element.closest(`[${BLOCK}]`);
  const index = block ? [...document.querySelectorAll(`[${BLOCK}]`)].indexOf(block) : -1;
  const type = block?.getAttribute(BLOCK) ?? undefined;
  const ofBlock = page.texts.filter((text) => text.block === index);
  // A dialog is drawn outside of its block.
  const places = onlyOnce(block ? ofBlock : [...page.texts, ...site]);
  const end = block ?? document.getElementById('root') ?? document.body;
  const drawn = elements.filter(
    ({ block: of, kind, attribute }) =>
      of === (index < 0 ? undefined : index) && kind === 'text' && attribute === undefined,
  );
  for (let within = element; within !== end; within = within.parentElement ?? end) {
    const known = drawn.find((candidate) => isShownIn(within, end, candidate));
    if (known) return { place: known.place, type };
    for (const candidate of [within, ...within.querySelectorAll('*')]) {
      const place = places.get(shownText(candidate));
      if (place !== undefined) return { place, type };
    }
    const place = placeOfPicture(
      within,
      end,
      pictures.filter((picture) => picture.block === (index < 0 ? undefined : index)),
    );
    if (place !== undefined) return { place, type };
  }
  return { place: blocks[index] ?? page.place, type };
}

/** Where the first picture of an element is named: one that is shown several times is told by its turn. */
function placeOfPicture(
  within: Element,
  end: Element,
  pictures: readonly PictureSource[],
): Place | undefined {
  const [shown] = [within, ...within.querySelectorAll('*')].filter(
    (one) => urlOf(one) !== undefined,
  );
  const url = shown && urlOf(shown);
  if (!shown || shownText(within) !== '') return undefined;
  const turn = [...end.querySelectorAll('*')].filter((one) => urlOf(one) === url).indexOf(shown);
  const places = pictures.filter((picture) => picture.url === url);
  return (places[turn] ?? places[0])?.place;
}

/** The address of the picture that an element is: an image, or a drawing that is a part of the page. */
function urlOf(element: Element): string | undefined {
  if (element.localName === 'img') return element.getAttribute('src') ?? undefined;
  if (element.localName !== 'svg') return undefined;
  return element.querySelector('use')?.getAttribute('href')?.split('#')[0];
}

/** Whether an element, or one inside of it, is where a server has drawn it, and says the same. */
function isShownIn(within: Element, end: Element, { path, tag, text }: ElementSource): boolean {
  let at: Element | undefined = end;
  let isInside = false;
  for (const index of path) {
    at = at?.children[index];
    isInside ||= at === within;
  }
  return isInside && at?.localName === tag && shownText(at) === collapse(text);
}

function shownText(element: Element): string {
  return collapse(element.textContent ?? '');
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function onlyOnce(texts: TextSource[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const repeated = new Set<string>();
  for (const { text, place } of texts) {
    if (places.has(text)) repeated.add(text);
    places.set(text, place);
  }
  for (const text of repeated) places.delete(text);
  places.delete('');
  return places;
}
