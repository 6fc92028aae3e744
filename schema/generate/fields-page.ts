import type { BlockGuide, describeFiles, Described } from '../block-guide.ts';
import { addressOfShared } from './block-page.ts';
import { printDocsPage, wordsAsMarkdown } from './docs-page.ts';
import { fieldTable } from './field-table.ts';

/** What the files are called that the schemas are of. */
const FILES: Readonly<Record<string, string>> = {
  site: 'site.yaml',
  page: 'Pages',
  form: 'Forms',
};

/**
 * The page of the site in docs/ with every field of site.yaml, of a page and of a form.
 * @param ofBlocks pieces that are described with the blocks
 */
export function printFieldsPage(
  { files, pieces }: ReturnType<typeof describeFiles>,
  ofBlocks: BlockGuide['pieces'],
): string {
  const elsewhere = new Set(ofBlocks.map(({ name }) => name));
  const section = (level: string, heading: string, described: Described): string => {
    const table = fieldTable(described, (piece) =>
      elsewhere.has(piece) ? addressOfShared(piece) : `#${piece}`,
    );
    return `${level} ${heading}\n\n${wordsAsMarkdown(described.description)}\n${table}`;
  };
  const own = pieces.filter(({ name }) => !elsewhere.has(name));
  return printDocsPage({
    title: 'Fields',
    description: 'Every field of site.yaml, of a page and of a form, from their schemas.',
    text: `\`[]\` stands for every entry of a list. Editors complete and explain the same fields. Those of blocks are under [Blocks](/blocks).

${files.map((file) => section('##', FILES[file.name] ?? file.name, file)).join('\n')}
## Shared fields

${own.map((piece) => section('###', piece.name, piece)).join('\n')}`,
  });
}
