import { fieldsOf, hasTypes } from '../../data/guards.ts';

/** Where something was written. */
export interface Place {
  /** From the site folder. */
  file: string;
  /** A JSON Pointer (RFC 6901) to it; empty for the whole file. */
  pointer: string;
}

/** What `/dev/position.json?file=&pointer=` answers: the place as editors are told it, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What `/dev/sources.json?route=` answers: where what is on a page was written. */
export interface TextSources {
  /** The file of the page; site.yaml of one that has none. */
  page: Place;
  /** The places of the blocks, in their order on the page. */
  blocks: Place[];
  /** What the page shows of files, texts first, and each kind in the order of the files. */
  elements: ElementSource[];
  /** What it says that is in no file. */
  unwritten: UnwrittenSource[];
  /** Optional texts of its blocks that are empty, where they would be; without those that would change more than that. */
  empty: EmptySource[];
  /** The words of the engine in the language of the page, by their names: for what only scripts show. */
  messages: Record<string, string>;
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
  const { page, blocks, elements, unwritten, empty, messages } = fieldsOf(data);
  return (
    Array.isArray(blocks) &&
    Array.isArray(elements) &&
    Array.isArray(unwritten) &&
    Array.isArray(empty) &&
    hasTypes({ page, messages }, { page: 'object', messages: 'object' })
  );
}

export function isPosition(data: unknown): data is Position {
  return hasTypes(fieldsOf(data), { line: 'number', column: 'number' });
}
