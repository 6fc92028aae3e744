/** Characters [start, end) of a text. */
export type Range = readonly [start: number, end: number];

interface SourcePosition {
  /** Counts from 1. */
  line: number;
  /** Counts from 1. */
  column: number;
  lineText: string;
}

/** The text of a file, with offsets turned into lines and columns. */
export class SourceText {
  readonly text: string;
  #lineStarts: number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  position(offset: number): SourcePosition {
    const starts = (this.#lineStarts ??= findLineStarts(this.text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const start = starts[low] ?? 0;
    const next = starts[low + 1];
    const lineText = this.text.slice(start, next).replace(/\r?\n$/, '');
    return { line: low + 1, column: offset - start + 1, lineText };
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
