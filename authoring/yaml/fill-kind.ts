import { parseDocument, Scalar, visit } from 'yaml';
import { applySplices } from '../../edit/splice.ts';
import type { Splice } from '../../schema/generated/data.d.ts';
import { flowText } from '../../edit/write/scalar-text.ts';

const placeholder = /\$([a-z]+)/g;

/**
 * Replaces placeholders such as `$title` by values. Where a placeholder is all that a field
 * holds, its value may be a list; inside other words it is a text. Comments are left alone.
 *
 * @param valueOf is asked once for each placeholder, from top to bottom
 */
export function fillKind(page: string, valueOf: (name: string) => unknown): string {
  const edits: Splice[] = [];
  const fill = (text: string) =>
    text.replaceAll(placeholder, (_, name: string) => String(valueOf(name)));
  visit(parseDocument(page), {
    Scalar(key, { value, type, range }) {
      if (key === 'key' || !range || typeof value !== 'string' || !value.includes('$')) return;
      const [start, end] = range;
      const [, only] = /^\$([a-z]+)$/.exec(value) ?? [];
      const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
      const text =
        only === undefined && isBlock
          ? fill(page.slice(start, end))
          : flowText(only === undefined ? fill(value) : valueOf(only));
      edits.push({ start, end, text });
    },
  });
  return applySplices(page, edits);
}
