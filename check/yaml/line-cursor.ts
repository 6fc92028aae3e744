import { doubt } from './plain-scalar.ts';

/** A block of text: only the two ways that end with a break or without, and nothing behind them. */
const blockMark = /^[|>]-?$/;

const quoted = /'((?:[^'\n]|'')*)'|"([^"\\\n]*)"/y;

const blank = 32;

/** A place in a text that is read line by line; blank lines and comments are passed over. */
export class LineCursor {
  readonly text: string;
  /** The place. */
  at = 0;
  /** The column where the line's content begins, or -1 after the last line. */
  indent = -1;
  /** Where the line begins, and where its break stands. */
  #start = 0;
  #end = -1;

  /** @param text with `\n` as its only line break */
  constructor(text: string) {
    this.text = text;
    this.next();
  }

  /** Goes to the content of the next line that has any. */
  next(): void {
    for (let start = this.#end + 1; start < this.text.length; start = this.#end + 1) {
      this.#start = start;
      this.#end = this.#endOfLine(start);
      this.at = start;
      this.skip(0);
      if (this.at < this.#end && this.mark() !== '#') {
        this.indent = this.at - start;
        return;
      }
    }
    this.indent = -1;
  }

  mark(): string {
    return this.text.charAt(this.at);
  }

  /** Passes over some characters and the blanks behind them. */
  skip(characters: number): void {
    this.at += characters;
    while (this.text.charCodeAt(this.at) === blank) this.at += 1;
  }

  /** Whether nothing is left of the line but a comment, which has a blank before it. */
  isAtEnd(): boolean {
    if (this.at >= this.#end) return true;
    return this.mark() === '#' && this.text.charCodeAt(this.at - 1) === blank;
  }

  isAtEntry(): boolean {
    return this.mark() === '-' && this.text.charCodeAt(this.at + 1) === blank;
  }

  /** Passes over the dash of an entry; what stands behind it is indented to where it stands. */
  enter(): void {
    this.skip(1);
    this.indent = this.at - this.#start;
  }

  /** What matches here, and goes on behind it. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [taken = ''] = pattern.exec(this.text) ?? [];
    this.at += taken.length;
    return taken;
  }

  /** The rest of the line without its comment. */
  takePlain(): string {
    const rest = this.text.slice(this.at, this.#end);
    const comment = rest.indexOf(' #');
    this.at = this.#end;
    return comment < 0 ? rest : rest.slice(0, comment);
  }

  /** A text in quotes that end on this line, without escapes other than a doubled quote. */
  takeQuoted(): string {
    quoted.lastIndex = this.at;
    const [whole = '', single, double = ''] = quoted.exec(this.text) ?? [];
    if (whole === '') throw doubt;
    this.skip(whole.length);
    return single?.replaceAll("''", "'") ?? double;
  }

  /** Whether there is another entry in these brackets. */
  takeComma(): boolean {
    if (this.mark() !== ',') return false;
    this.skip(1);
    return true;
  }

  close(bracket: ']' | '}'): void {
    if (this.mark() !== bracket) throw doubt;
    this.skip(1);
  }

  /** A text in a block that is indented further than this, and goes to the line after it. */
  takeBlock(indent: number): string {
    const mark = this.text.slice(this.at, this.#end);
    if (!blockMark.test(mark)) throw doubt;
    const lines = this.#takeBlockLines(indent, mark.startsWith('>'));
    this.next();
    const body = lines.join('\n').replace(/\n+$/, '');
    const value = mark.startsWith('>')
      ? body.replace(/\n+/g, (breaks) => (breaks.length > 1 ? breaks.slice(1) : ' '))
      : body;
    return mark.endsWith('-') ? value : `${value}\n`;
  }

  #takeBlockLines(indent: number, folded: boolean): string[] {
    const lines: string[] = [];
    let depth = -1;
    for (let start = this.#end + 1; start < this.text.length; start = this.#end + 1) {
      const end = this.#endOfLine(start);
      this.at = start;
      this.skip(0);
      const column = this.at - start;
      if (this.at === end) {
        // Blanks that may or may not belong to the text.
        if (depth < 0 || column > depth) throw doubt;
        lines.push('');
      } else {
        if (depth < 0 && column > indent) depth = column;
        if (column <= indent) break;
        // Parsers fold what is indented further in their own ways.
        if (column < depth || (folded && column > depth)) throw doubt;
        lines.push(this.text.slice(start + depth, end));
      }
      this.#end = end;
    }
    if (depth < 0) throw doubt;
    return lines;
  }

  #endOfLine(start: number): number {
    const end = this.text.indexOf('\n', start);
    return end < 0 ? this.text.length : end;
  }
}
