import type { BlockGuide, Described } from '../block-guide.ts';
import { wordsAsMarkdown } from './docs-page.ts';
import { fieldTable } from './field-table.ts';

/** blocks/README.md of a site: the block types that it has of its own, and the pieces that these use. */
export function printOwnBlockPage({ blocks, pieces }: BlockGuide): string {
  const sections = blocks.map(
    (block) => `${section('##', block)}\n\`\`\`yaml\n${block.example}\`\`\`\n`,
  );
  const shared = pieces.map((piece) => section('###', piece));
  const ofPieces = shared.length > 0 ? `\n## Shared fields\n\n${shared.join('\n')}` : '';
  return `# Blocks of this site

The block types of this site, in addition to those of the engine. Written by \`npm run dev\` from the \`schema.json\` of each.

${sections.join('\n')}${ofPieces}`;
}

function section(level: string, described: Described): string {
  const { name, title, description } = described;
  return `${level} ${name}\n\n**${title}.** ${wordsAsMarkdown(description)}\n${fieldTable(described, (piece) => `#${piece}`)}`;
}
