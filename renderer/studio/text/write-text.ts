import type { Mark, Node } from 'prosemirror-model';

/** How the words of a text are written in a file, by their mark. */
type WriteWords = (words: string, mark: Mark | undefined) => string;

/**
 * The text of a file that a document is read from.
 * @param write how words are written, where that is not as they are
 */
export function writeText(doc: Node, write?: WriteWords): string {
  return runsOf(doc, write).map(writeRun).join('');
}

/** Neighbors that are marked in the same way. */
export interface Run {
  mark: Mark | undefined;
  /** Where it begins and ends in the document. */
  from: number;
  to: number;
  written: string;
}

/** All runs of a document, in their order. */
export function runsOf(doc: Node, write: WriteWords = (words) => words): Run[] {
  const runs: Run[] = [];
  doc.forEach((node, from) => {
    const mark = markOf(node);
    const written =
      node.text === undefined ? String(node.attrs['written']) : write(node.text, mark);
    const last = runs.at(-1);
    const to = from + node.nodeSize;
    if (last && (mark ? last.mark?.eq(mark) : !last.mark))
      Object.assign(last, { to, written: last.written + written });
    else runs.push({ mark, from, to, written });
  });
  return runs;
}

/** A break is not marked: what is on its two sides is marked each by itself. */
export function markOf({ type, marks }: Node): Mark | undefined {
  return type.name === 'break' ? undefined : marks[0];
}

/** Spaces at its ends are not marked: with them, signs would not be read as a mark. */
function writeRun({ mark, written }: Run): string {
  const words = written.trim();
  if (!mark || words === '') return written;
  const [before, after] =
    mark.type.name === 'link' ? ['[', `](${String(mark.attrs['href'])})`] : signsOf(mark);
  const start = written.indexOf(words);
  return `${written.slice(0, start)}${before}${words}${after}${written.slice(start + words.length)}`;
}

function signsOf({ type, attrs }: Mark): [before: string, after: string] {
  const sign = type.name === 'strong' ? '**' : type.name === 'code' ? '`' : String(attrs['sign']);
  return [sign, sign];
}
