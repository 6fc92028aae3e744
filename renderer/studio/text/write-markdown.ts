import type { Node } from 'prosemirror-model';
import { escapeLine, escapeWords } from './markdown-signs.ts';
import type { Reading } from './reading.ts';
import { writeText } from './write-text.ts';

/** A document as its file is to have it: in Markdown, signs that are meant as themselves have a backslash. */
export function writeSource(doc: Node, { markdown }: Reading): string {
  if (!markdown) return writeText(doc);
  const written = writeText(doc, (words, mark) =>
    mark?.type.name === 'code' ? words : escapeWords(words),
  );
  const lines = written.split('\n').map((line) => {
    const words = line.trimStart();
    return line.slice(0, line.length - words.length) + escapeLine(words);
  });
  const source = lines.join('\n');
  // Signs at the end of a heading would be read as those at its start.
  return markdown.isHeading ? source.replace(/(?<=^|\s)#+\s*$/, String.raw`\$&`) : source;
}
