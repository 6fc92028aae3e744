import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

const OPTIONS = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Reads CommonMark with tables, by the parser of the unified project. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, OPTIONS);
}
