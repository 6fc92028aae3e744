import type { BlockGuide, Described, DescribedField } from '../block-guide.ts';
import { wordsAsMarkdown } from './docs-page.ts';

/** blocks/README.md of a site: the block types that it has of its own, and the pieces that these use. */
export function printOwnBlockPage({ blocks, pieces }: BlockGuide): string {
  const sections = blocks.map(
    (block) => `${section('##', block)}\n\`\`\`yaml\n${block.example}\`\`\`\n`,
  );
  const shared = pieces.map((piece) => section('###', piece));
  const ofPieces = shared.length > 0 ? `\n## Shared pieces\n\n${shared.join('\n')}` : '';
  return `# Blocks of this site

The block types that this site has beside those of the engine. Written by \`npm run dev\` and \`npm run generate\` from the \`schema.json\` of each.

${sections.join('\n')}${ofPieces}`;
}

function section(level: string, { name, title, description, fields }: Described): string {
  const rows = fields.map((field) => `| ${cells(field).join(' | ')} |\n`).join('');
  const table = `\n| Field | What it is | Value | Needed |\n| --- | --- | --- | --- |\n${rows}`;
  return `${level} ${name}\n\n**${title}.** ${wordsAsMarkdown(description)}\n${rows && table}`;
}

function cells({ path, description, kind, piece, need }: DescribedField): string[] {
  const value = [kind, piece === undefined ? '' : `[${piece}](#${piece})`];
  return [`\`${path}\``, wordsAsMarkdown(description), value.filter(Boolean).join(' '), need];
}
