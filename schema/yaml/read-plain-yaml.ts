import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
} from 'js-yaml';
import { hasBadCharacters } from './bad-characters.ts';

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** Deeper than any page is; the exact limit is found by the parser that explains. */
const deepest = 20;

/**
 * What looks the same to every YAML parser stands in files without these: tabs, lines that start
 * with % or a document mark, explicit keys, and blanks other than the common one.
 */
const doubtful =
  /\t|^ *(?:%|---|\.\.\.)|(?:^|[\s[{,])\?(?:\s|$)|[\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/m;

const fieldName = /^[A-Za-z][\w-]{0,60}$/;

/** What a plain scalar may be other than text: whole numbers that read back as they stand. */
const wholeNumber = /^-?[1-9]\d{0,14}$|^0$/;

/** Whatever else some version of YAML reads as a number, null, true or false. */
const oddScalar =
  /^[-+]?\.?\d[\d._]*(?:e[-+]?\d+)?$|^[-+]?0[xob][\da-f_]+$|^[-+]?\.(?:inf|nan)$|^(?:~|null|true|false|<<|=)$/i;

/** Something in a text that this reader leaves to the other one. */
class Doubt extends Error {}

/**
 * Reads the YAML that nearly all pages are written in, six times as fast as the parser that knows
 * places. It vouches for what it gives: the other parser finds no mistake in such a text, and the
 * same data (`read-plain-yaml.test.ts` compares the two). It gives nothing where it has a doubt,
 * which says nothing about the text.
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  if (doubtful.test(text) || hasBadCharacters(text)) return undefined;
  // Making a stack trace takes longer than reading a page, and nobody reads it.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new Reader(text).readDocument();
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

class Reader {
  readonly #text: string;
  readonly #events: Event[];
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    this.#events = parseEvents(text, { maxDepth: deepest });
  }

  readDocument(): Record<string, unknown> {
    const [document, root] = this.#events;
    if (document?.type !== EVENT_ID.DOCUMENT || document.explicitStart || document.explicitEnd) {
      throw new Doubt();
    }
    if (root?.type !== EVENT_ID.MAPPING) throw new Doubt();
    this.#next = 2;
    const data = this.#readFields(root);
    // The document ends, and nothing follows it.
    if (this.#next !== this.#events.length - 1) throw new Doubt();
    return data;
  }

  #readFields(mapping: Event & { type: typeof EVENT_ID.MAPPING }): Record<string, unknown> {
    refuseProperties(mapping);
    const isFlow = mapping.style === COLLECTION_STYLE.FLOW;
    // `[name: value]` is a map without braces.
    if (isFlow && this.#text.charAt(mapping.start) !== '{') throw new Doubt();
    const fields: Record<string, unknown> = {};
    for (let event = this.#take(); event.type !== EVENT_ID.POP; event = this.#take()) {
      if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) throw new Doubt();
      refuseProperties(event);
      const name = this.#text.slice(event.valueStart, event.valueEnd);
      if (!fieldName.test(name) || oddScalar.test(name) || Object.hasOwn(fields, name)) {
        throw new Doubt();
      }
      fields[name] = this.#readValue(this.#take());
    }
    return fields;
  }

  #readValue(event: Event): unknown {
    if (event.type === EVENT_ID.MAPPING) return this.#readFields(event);
    if (event.type === EVENT_ID.SCALAR) return this.#readScalar(event);
    if (event.type !== EVENT_ID.SEQUENCE) throw new Doubt();
    refuseProperties(event);
    const entries: unknown[] = [];
    for (let entry = this.#take(); entry.type !== EVENT_ID.POP; entry = this.#take()) {
      entries.push(this.#readValue(entry));
    }
    return entries;
  }

  #readScalar(event: ScalarEvent): unknown {
    refuseProperties(event);
    const written = this.#text.slice(event.valueStart, event.valueEnd);
    if (isBlock(event)) return getScalarValue(this.#text, event);
    if (written.includes('\n') && this.#followsComment(event)) throw new Doubt();
    const value = getScalarValue(this.#text, event);
    if (event.style === SCALAR_STYLE.PLAIN) return readPlain(value);
    // An escape may stand for any character at all.
    if (event.style === SCALAR_STYLE.DOUBLE_QUOTED && written.includes('\\')) throw new Doubt();
    return value;
  }

  /** After a comment, parsers do not agree where a text of several lines begins. */
  #followsComment({ valueStart }: ScalarEvent): boolean {
    const before = this.#text.slice(0, valueStart).trimEnd();
    return before.slice(before.lastIndexOf('\n') + 1).includes('#');
  }

  #take(): Event {
    const event = this.#events[this.#next];
    this.#next += 1;
    if (!event) throw new Doubt();
    return event;
  }
}

function isBlock({ style }: ScalarEvent): boolean {
  return style === SCALAR_STYLE.FOLDED_BLOCK || style === SCALAR_STYLE.LITERAL_BLOCK;
}

function readPlain(value: string): unknown {
  if (value === '') return null;
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (wholeNumber.test(value)) return Number(value);
  if (oddScalar.test(value)) throw new Doubt();
  return value;
}

/** Anchors and tags. */
function refuseProperties({ anchorStart, tagStart }: { anchorStart: number; tagStart: number }) {
  if (anchorStart >= 0 || tagStart >= 0) throw new Doubt();
}
