import type { ScalarNode } from '../tree/nodes.ts';

/** Spaces, line breaks and indents between two lines of a text in quotes or without. */
const FOLD = /[ \t]*(?:\r?\n[ \t]*)+/y;
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|[^\r\n])/y;

/**
 * Finds where in a file each character of a text is written.
 *
 * @param value the text that the file says there
 * @returns an offset for each character and one for the end; nothing if the text is written in a way that hides it
 */
export function offsetsOf(text: string, node: ScalarNode, value: string): number[] | undefined {
  const { style } = node;
  const inQuotes = style === 'single' || style === 'double' ? 1 : 0;
  const end = node.end - inQuotes;
  const indent =
    style === 'block'
      ? (/^(?:[ ]*\r?\n)*( *)/.exec(text.slice(node.body, node.end))?.[1] ?? '')
      : '';
  const fold = style === 'block' ? blockFold(indent.length) : FOLD;
  const offsets: number[] = [];
  let at =
    style === 'block' ? text.indexOf(indent, node.body) + indent.length : node.body + inQuotes;
  while (at < end && offsets.length < value.length) {
    const next = value[offsets.length];
    const broken = match(fold, text, at);
    const escaped = style === 'double' ? match(ESCAPE, text, at) : '';
    if (broken !== '') {
      const breaks = broken.split('\n').length - 1;
      let told = 0;
      if (next === ' ' && breaks === 1) told = offsets.push(at);
      else {
        while (value[offsets.length] === '\n' && told < breaks) {
          offsets.push(at);
          told += 1;
        }
      }
      if (told === 0) return undefined;
      at += broken.length;
    } else if (escaped !== '') {
      // An escaped line break says nothing; a character beyond the first 65,536 counts for two.
      if (!/^\\\r?\n/.test(escaped)) {
        const length = (value.codePointAt(offsets.length) ?? 0) > 0xffff ? 2 : 1;
        for (let n = 0; n < length; n += 1) offsets.push(at);
      }
      at += escaped.length;
    } else {
      if (text[at] !== next) return undefined;
      offsets.push(at);
      at += style === 'single' && next === "'" ? 2 : 1;
    }
  }
  // The line breaks at the end of a text below | or > are not written where its words end.
  if (style === 'block') offsets.push(...Array.from(value.slice(offsets.length), () => end));
  if (offsets.length < value.length) return undefined;
  return [...offsets, Math.min(at, end)];
}

function blockFold(indent: number): RegExp {
  return new RegExp(`(?:\\r?\\n *(?=\\r?\\n))*\\r?\\n {0,${indent}}`, 'y');
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
