import type { Described } from '../block-guide.ts';
import { wordsAsMarkdown } from './docs-page.ts';

/**
 * The fields of a block type or shared piece as a table in Markdown; nothing for one without fields.
 * @param pieces where shared pieces are described: an address, to which the place of each is added
 */
export function fieldTable({ fields }: Described, pieces: string): string {
  const rows = fields.map(({ path, description, kind, piece, need }) => {
    const value = [kind, piece === undefined ? '' : `[${piece}](${pieces}#${piece})`];
    const cells = [
      `\`${path}\``,
      wordsAsMarkdown(description),
      value.filter(Boolean).join(' '),
      need,
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  if (rows.length === 0) return '';
  return `
| Field | Description | Value | Required |
| --- | --- | --- | --- |
${rows.join('')}`;
}
