import type {
  Blockquote,
  Heading,
  Image,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import type { Phrase } from '../../schema/texts/inline-markup.ts';
import { wordsOf } from '../../schema/texts/phrases.ts';
import {
  ALERTS,
  type CellAlign,
  type MarkdownElement,
  type MarkdownPicture,
  PULL_QUOTE,
} from '../../schema/texts/markdown.ts';
import type { Mistake } from '../diagnostics/codes.ts';
import type { Range } from '../diagnostics/source-text.ts';
import { PICTURE_NAME } from '../files/picture-name.ts';
import { HeadingIds } from './heading-ids.ts';
import { parseMarkdown } from './parser.ts';
import {
  explainAlert,
  explainHeading,
  explainInlinePicture,
  explainLongRow,
  explainManyPictures,
  explainLinkTitle,
  explainRefused,
  explainSkippedLevel,
  explainSilentPicture,
} from './refused.ts';

/** What a text in Markdown says, and what in it is not taken. */
interface MarkdownText {
  elements: MarkdownElement[];
  mistakes: Mistake[];
}

/** So many texts are remembered; the check and the build read the texts of a page one after the other. */
const REMEMBERED = 50;
const remembered = new Map<string, MarkdownText>();

/** Reads a text in Markdown: CommonMark with tables, without HTML. */
export function readMarkdown(text: string): MarkdownText {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const read = new MarkdownReader(text).read();
  remembered.set(text, read);
  return read;
}

/**
 * Characters [start, end) of a text, by what the parser makes of them: an element, of a heading its words alone, or the
 * phrases of a cell.
 */
type MarkdownRanges = ReadonlyMap<object, Range>;

/** The elements of a text, and where each of them and each cell of a table is in it. */
export function readMarkdownRanges(text: string): {
  elements: MarkdownElement[];
  ranges: MarkdownRanges;
} {
  const ranges = new Map<object, Range>();
  const { elements } = new MarkdownReader(text, ranges).read();
  return { elements, ranges };
}

/** Next to each other, more would be too small to see anything. */
const MOST_PICTURES = 3;

/** What makes an alert of a quote. */
const ALERT = /^\[!(\w+)\][ \t]*\n?/;

/** Turns what the parser gives into what components draw, and notes what they do not. */
class MarkdownReader {
  readonly #text: string;
  readonly #ranges: Map<object, Range> | undefined;
  readonly #mistakes: Mistake[] = [];
  readonly #ids = new HeadingIds();
  #lastDepth = 1;

  constructor(text: string, ranges?: Map<object, Range>) {
    this.#text = text;
    this.#ranges = ranges;
  }

  read(): MarkdownText {
    const { children } = parseMarkdown(this.#text);
    return { elements: this.#elements(children), mistakes: this.#mistakes };
  }

  #elements(nodes: readonly RootContent[], isTight = false): MarkdownElement[] {
    return nodes.flatMap((node) => {
      const element = this.#element(node, isTight);
      return element ? [this.#note(element, node)] : [];
    });
  }

  #element(node: RootContent, isTight: boolean): MarkdownElement | undefined {
    switch (node.type) {
      case 'paragraph':
        return this.#paragraph(node, isTight);
      case 'heading':
        return this.#heading(node);
      case 'list':
        return this.#list(node);
      case 'blockquote':
        return this.#quote(node);
      case 'code':
        return { type: 'code', text: node.value, ...(node.lang && { language: node.lang }) };
      case 'table':
        return this.#table(node);
      case 'thematicBreak':
        return { type: 'rule' };
      default:
        this.#mistakes.push(explainRefused(node.type, this.#written(node)));
        return undefined;
    }
  }

  #paragraph(node: Paragraph, isTight: boolean): MarkdownElement {
    const { children } = node;
    const [first, ...others] = children;
    if (first?.type === 'image' && others.length === 0) return this.#picture(first);
    const images = children.filter((child) => child.type === 'image');
    if (images.length > 1 && children.every(isBetweenPictures)) {
      if (images.length > MOST_PICTURES) {
        this.#mistakes.push(
          explainManyPictures(MOST_PICTURES, this.#written(images.at(-1) ?? node)),
        );
      }
      const pictures = images.map((image) => this.#note(this.#picture(image), image));
      return { type: 'pictures', pictures };
    }
    return { type: isTight ? 'words' : 'paragraph', phrases: this.#phrases(children) };
  }

  #quote({ children }: Blockquote): MarkdownElement {
    const [first, ...others] = children;
    const [start, ...more] = first?.type === 'paragraph' ? first.children : [];
    const marker = start?.type === 'text' ? ALERT.exec(start.value) : undefined;
    if (first?.type !== 'paragraph' || start?.type !== 'text' || !marker) {
      return { type: 'quote', elements: this.#elements(children) };
    }
    const [written, name = ''] = marker;
    const isPulled = name.toLowerCase() === PULL_QUOTE;
    const kind = ALERTS.find((alert) => alert === name.toLowerCase());
    if (kind === undefined && !isPulled)
      this.#mistakes.push(explainAlert(written.trim(), name.toLowerCase()));
    const rest = start.value.slice(written.length);
    const words = [...(rest === '' ? [] : [{ ...start, value: rest }]), ...more];
    const shown = words.length > 0 ? [{ ...first, children: words }, ...others] : others;
    const elements = this.#elements(shown);
    return isPulled
      ? { type: 'quote', isPulled, elements }
      : { type: 'alert', kind: kind ?? 'note', elements };
  }

  #heading(node: Heading): MarkdownElement {
    const { depth } = node;
    const written = this.#written(node);
    if (depth === 1 || depth > 4) this.#mistakes.push(explainHeading(depth, written));
    else if (depth > this.#lastDepth + 1) {
      this.#mistakes.push(explainSkippedLevel(this.#lastDepth + 1, written));
    }
    this.#lastDepth = depth;
    const phrases = this.#phrases(node.children);
    const id = this.#ids.add(wordsOf(phrases));
    return { type: 'heading', depth, ...(id && { id }), phrases };
  }

  #list({ ordered, start, spread, children }: List): MarkdownElement {
    const isTight = !spread && children.every((entry) => !entry.spread);
    return {
      type: 'list',
      ...(ordered && { start: start ?? 1 }),
      entries: children.map((entry) => this.#elements(entry.children, isTight)),
    };
  }

  #table({ align, children }: Table): MarkdownElement {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => this.#note(this.#phrases(cell.children), cell)),
    );
    const long = children.find((row) => row.children.length > head.length);
    if (long) this.#mistakes.push(explainLongRow(head.length, this.#written(long)));
    return { type: 'table', align: (align ?? []).map(alignOf), head, rows };
  }

  #picture({ url, alt, title }: Image): MarkdownPicture {
    if (!alt || PICTURE_NAME.test(alt)) this.#mistakes.push(explainSilentPicture(url));
    return { type: 'picture', src: url, alt: alt ?? '', ...(title && { caption: title }) };
  }

  #phrases(nodes: readonly PhrasingContent[]): Phrase[] {
    return nodes.flatMap((node) => this.#phrase(node) ?? []);
  }

  #phrase(node: PhrasingContent): Phrase | undefined {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'strong':
        return { mark: 'strong', phrases: this.#phrases(node.children) };
      case 'emphasis':
        return { mark: 'em', phrases: this.#phrases(node.children) };
      case 'inlineCode':
        return { mark: 'code', phrases: [node.value] };
      case 'break':
        return { mark: 'br' };
      case 'link':
        if (node.title) this.#mistakes.push(explainLinkTitle(node.title));
        return { href: node.url, phrases: this.#phrases(node.children) };
      case 'image':
        this.#mistakes.push(explainInlinePicture(this.#written(node)));
        return undefined;
      default:
        this.#refuse(node.type, this.#written(node));
        return undefined;
    }
  }

  #note<Part extends object>(part: Part, node: RootContent): Part {
    const words = node.type === 'heading' ? node.children : [];
    const { start: { offset: start } = {} } = (words[0] ?? node).position ?? {};
    const { end: { offset: end } = {} } = (words.at(-1) ?? node).position ?? {};
    if (start !== undefined && end !== undefined) this.#ranges?.set(part, [start, end]);
    return part;
  }

  /** Of a pair of HTML tags, the first one is reported. */
  #refuse(type: string, written: string): void {
    const [, tag] = /^<\/([a-z]\w*)/i.exec(written) ?? [];
    const isPair = this.#mistakes.some(({ words = '' }) => words.startsWith(`<${tag}`));
    if (tag === undefined || !isPair) this.#mistakes.push(explainRefused(type, written));
  }

  /** The first line of what is in the text for a node: what can be pointed at in the file. */
  #written({ position }: RootContent): string {
    const written = this.#text.slice(position?.start.offset, position?.end.offset);
    const [line = ''] = written.split('\n');
    return line;
  }
}

/** Pictures in one paragraph have nothing but blanks and line ends between them. */
function isBetweenPictures(node: PhrasingContent): boolean {
  return node.type === 'image' || (node.type === 'text' && node.value.trim() === '');
}

function alignOf(align: 'left' | 'right' | 'center' | null): CellAlign {
  if (align === 'right') return 'end';
  return align === 'center' ? align : null;
}
