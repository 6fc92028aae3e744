import type { Described } from '../block-guide.ts';
import { wordsAsCell } from './docs-page.ts';

/**
 * The fields of a block type or shared piece as a table in Markdown; nothing for one without fields.
 * @param addressOf gives where a shared piece is described
 */
export function fieldTable({ fields }: Described, addressOf: (piece: string) => string): string {
  const rows = fields.map(({ path, description, kind, piece, need }) => {
    const value = [kind, piece === undefined ? '' : `[${piece}](${addressOf(piece)})`];
    const cells = [`\`${path}\``, wordsAsCell(description), value.filter(Boolean).join(' '), need];
    return `| ${cells.join(' | ')} |\n`;
  });
  if (rows.length === 0) return '';
  return `
| Field | Description | Value | Required |
| --- | --- | --- | --- |
${rows.join('')}`;
}
