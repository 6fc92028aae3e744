// As in `check/yaml/fast-yaml.ts`, the build without object spread: several times as fast in Node 20.
import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
} from 'js-yaml/browser';
import type { EntryNode, ScalarNode, ScalarStyle, TreeNode } from './nodes.ts';

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;
type CollectionEvent = Extract<
  Event,
  { type: typeof EVENT_ID.SEQUENCE } | { type: typeof EVENT_ID.MAPPING }
>;

/**
 * Reads where everything in a YAML text is. What pages do not need (anchors, tags, several documents) must have been
 * refused before.
 *
 * @throws for a text that js-yaml does not read
 */
export function readTree(text: string): TreeNode | undefined {
  return new TreeReader(text).readDocument();
}

const STYLES: Readonly<Record<number, ScalarStyle>> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
};

/** What may be between two marks or values: spaces, line breaks and comments. */
const GAP = /(?:[ \t\r\n]+|#[^\n]*)*/y;

/**
 * Makes a tree of the events of js-yaml, which tell values and where they are. Dashes, colons, brackets that close and
 * the headers of texts in lines of their own are in the gaps between those, which contain nothing else but comments.
 */
class TreeReader {
  readonly #text: string;
  readonly #events: readonly Event[];
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    this.#events = readEvents(text);
  }

  readDocument(): TreeNode | undefined {
    const [document] = this.#events;
    this.#next += 1;
    const isMarked = document?.type === EVENT_ID.DOCUMENT && document.explicitStart;
    return this.#read(isMarked ? this.#text.search(/^---/m) + 3 : 0);
  }

  /** @param from the end of what is before the value */
  #read(from: number): TreeNode | undefined {
    const event = this.#events[this.#next];
    this.#next += 1;
    switch (event?.type) {
      case EVENT_ID.SCALAR:
        return this.#scalar(event, from);
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING:
        return this.#collection(event);
      default:
        return undefined;
    }
  }

  #scalar({ valueStart, valueEnd, style }: ScalarEvent, from: number): ScalarNode | undefined {
    // The value is not there, which means null.
    if (valueStart < 0) return undefined;
    const known = STYLES[style];
    if (!known) {
      const start = this.#skipGap(from);
      const header = this.#text.slice(start, valueStart);
      const end = endOfBlock(header, valueStart, this.#text.slice(valueStart, valueEnd));
      return { kind: 'scalar', style: 'block', start, body: valueStart, end };
    }
    const quote = known === 'plain' ? 0 : 1;
    const start = valueStart - quote;
    return { kind: 'scalar', style: known, start, end: valueEnd + quote, body: start };
  }

  #collection({ type, style, start }: CollectionEvent): TreeNode {
    const kind = type === EVENT_ID.MAPPING ? 'fields' : 'list';
    const isFlow = style === COLLECTION_STYLE.FLOW;
    // The one in [a: b].
    const isBarePair = isFlow && kind === 'fields' && this.#text[start] !== '{';
    const entries: EntryNode[] = [];
    let end = isFlow && !isBarePair ? start + 1 : start;
    while (this.#isInside()) {
      const entry = kind === 'fields' ? this.#field(end) : this.#entry(end, isFlow);
      entries.push(entry);
      end = isFlow ? this.#skip(',', entry.end) : entry.end;
    }
    this.#next += 1;
    if (isBarePair) return { kind: 'opaque', start, end: entries.at(-1)?.end ?? start };
    if (isFlow) end = this.#skipGap(end) + 1;
    return { kind, isFlow, start: isFlow ? start : (entries[0]?.start ?? start), end, entries };
  }

  #isInside(): boolean {
    const event = this.#events[this.#next];
    return event !== undefined && event.type !== EVENT_ID.POP;
  }

  #field(from: number): EntryNode {
    const event = this.#events[this.#next];
    const name = event?.type === EVENT_ID.SCALAR ? getScalarValue(this.#text, event) : '';
    const key = this.#read(from);
    const start = key?.start ?? from;
    const nameEnd = key?.end ?? from;
    const mark = this.#skip(':', nameEnd);
    const value = this.#read(mark);
    return { name, nameEnd, start, mark, end: value?.end ?? mark, value };
  }

  #entry(from: number, isFlow: boolean): EntryNode {
    const dashEnd = isFlow ? from : this.#skip('-', from);
    const value = this.#read(dashEnd);
    const start = isFlow ? (value?.start ?? from) : dashEnd - 1;
    const mark = isFlow ? start : dashEnd;
    return { name: undefined, nameEnd: mark, start, mark, end: value?.end ?? mark, value };
  }

  /** @returns where the mark ends; where it was looked for if it is not there, as the colon in { a } */
  #skip(mark: string, from: number): number {
    const at = this.#skipGap(from);
    return this.#text[at] === mark ? at + 1 : from;
  }

  #skipGap(from: number): number {
    GAP.lastIndex = from;
    GAP.test(this.#text);
    return GAP.lastIndex;
  }
}

/**
 * What is between the end of a value and a bracket that closes in a line of its own; and texts in quotes, in which
 * nothing is.
 */
const BEFORE_CLOSING =
  /(?<=[\s,:[{])(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|(?<=\S)(?:\s|(?<=\s)#[^\n]*)*\n[ \t]*(?=[\]}])/gs;

/**
 * The ways in which js-yaml may read a text, so that all places stay the same: as it is; with brackets that close in the
 * line above, because it wants them indented deeper than the field; with spaces for tabs, which it takes for indent.
 */
const READINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) =>
    text.replaceAll(BEFORE_CLOSING, (gap) => (/^["']/.test(gap) ? gap : ' '.repeat(gap.length))),
  (text) => text.replaceAll('\t', ' '),
];

function readEvents(text: string): readonly Event[] {
  const problems: unknown[] = [];
  for (const read of READINGS) {
    try {
      return parseEvents(read(text), {});
    } catch (error) {
      problems.push(error);
    }
  }
  throw problems[0];
}

/**
 * Line breaks at the end of a text below | belong to it only if its header says so with a plus; spaces at the end of its
 * last line always do.
 */
function endOfBlock(header: string, body: number, source: string): number {
  if (/^[|>]\d?\+/.test(header)) return body + source.replace(/\r?\n$/, '').length;
  const written = source.replace(/(?:\r?\n[ \t]*)+$/, '');
  return written.trim() === ''
    ? body - (/\s*$/.exec(header)?.[0].length ?? 0)
    : body + written.length;
}
