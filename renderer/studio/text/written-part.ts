import type { MarkdownPart } from '../../dev/source/text-sources.ts';
import type { InSource } from '../messages.ts';
import { readText } from './read-text.ts';
import type { MarkdownWords, Reading } from './reading.ts';
import { comesBack } from './settle.ts';

const ENTRY_SIGNS = /(?:[-*+]|\d+[.)])[ \t]+$/;

/** What is between the words of two entries. */
const NEXT_ENTRY = /^[ \t]*\n(?:[ \t]*\n)*([ \t]*)(?:[-*+]|\d+[.)])[ \t]+/;

/** A part of a text in Markdown, within the whole of it. */
export class WrittenPart {
  #whole: string;
  #start: number;
  #end: number;
  readonly #kind: MarkdownPart['kind'];

  constructor(whole: string, [start, end]: InSource, kind: MarkdownPart['kind']) {
    this.#kind = kind;
    this.#whole = whole;
    this.#start = start;
    this.#end = end;
  }

  get raw(): string {
    return this.#whole.slice(this.#start, this.#end);
  }

  /** How its words are read. */
  get words(): MarkdownWords {
    const line = this.#whole.lastIndexOf('\n', this.#start - 1) + 1;
    return { isHeading: this.#kind === 'heading', indent: ' '.repeat(this.#start - line) };
  }

  /** The whole text with other words in its place; without it, if there are none. */
  put(words: string): string {
    if (words === '') return this.#without();
    this.#whole = this.#whole.slice(0, this.#start) + words + this.#whole.slice(this.#end);
    this.#end = this.#start + words.length;
    return this.#whole;
  }

  /** Without its signs and the empty lines behind it. Of a list, the next entry takes its place, and its number. */
  #without(): string {
    const line = this.#whole.lastIndexOf('\n', this.#start - 1) + 1;
    const signs = this.#whole.slice(line, this.#start);
    const before = this.#whole.slice(0, line);
    const after = this.#whole.slice(this.#end);
    const [toWords, indent = ''] = NEXT_ENTRY.exec(after) ?? [];
    const isFollowed = toWords !== undefined && indent.length >= signs.search(/\S|$/);
    if (isFollowed && ENTRY_SIGNS.test(signs)) return before + signs + after.slice(toWords.length);
    const isUnderlined = this.#kind === 'heading' && !signs.includes('#');
    const rest = after.replace(isUnderlined ? /^[^\n]*\n[^\n]*/ : /^[^\n]*/, '');
    return before + rest.replace(/^\n(?:[ \t]*\n)*/, '');
  }

  /**
   * Goes on with a whole text that says something else now.
   * @returns what the part says now; undefined if its limits in the text are not known
   */
  follow(whole: string): string | undefined {
    const before = this.#whole;
    const most = Math.min(before.length, whole.length);
    let same = 0;
    while (same < most && before[same] === whole[same]) same += 1;
    let sameEnd = 0;
    while (sameEnd < most - same && before.at(-1 - sameEnd) === whole.at(-1 - sameEnd))
      sameEnd += 1;
    const longer = whole.length - before.length;
    const changedEnd = before.length - sameEnd;
    if (changedEnd <= this.#start && same < this.#start) {
      this.#start += longer;
      this.#end += longer;
    } else if (same >= this.#start && changedEnd <= this.#end) this.#end += longer;
    else if (same < this.#end) {
      // Something has changed on both sides of it.
      const { raw } = this;
      const start = whole.indexOf(raw);
      if (start < 0 || start !== whole.lastIndexOf(raw)) return undefined;
      this.#start = start;
      this.#end = start + raw.length;
    }
    this.#whole = whole;
    return this.raw;
  }
}

/** Whether a part can be written where the page shows it: it is read as the page does, and written as it was. */
export function isWrittenOnPage(raw: string, shown: string, reading: Reading): boolean {
  const doc = readText(raw, reading);
  return (
    comesBack(raw, reading) && inOneLine(doc.textBetween(0, doc.content.size)) === inOneLine(shown)
  );
}

function inOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
