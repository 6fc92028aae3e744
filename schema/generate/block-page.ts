import type { BlockGuide, Described, DescribedField } from '../block-guide.ts';

/** docs/blocks.md: every block type with its fields and an example, and the pieces that blocks share. */
export function printBlockPage(guide: BlockGuide): string {
  return `# Blocks

Every block type a page can be made of, with its fields and an example to copy below \`blocks:\`. \`cards[].title\` is the title of every entry of \`cards\`. \`npm run dev\` shows the same with the examples drawn, at \`/_blocks\`. Written by \`npm run generate\` from \`schema/blocks/\`.

${sections(guide)}`;
}

/** The same of the block types that a site has of its own. */
export function printOwnBlockPage(guide: BlockGuide): string {
  return `# Blocks of this site

Every block type that this site has beside those of the engine. Written by \`npm run generate\` from the \`schema.json\` of each.

${sections(guide)}`;
}

function sections({ blocks, pieces }: BlockGuide): string {
  const blockSections = blocks.map(
    (block) => `${section(block)}\n\`\`\`yaml\n${block.example}\`\`\`\n`,
  );
  const ofPieces = `
## Shared pieces

What several blocks use is described once.

${pieces.map(section).join('\n')}`;
  return `## Block types

${blockSections.join('\n')}${pieces.length > 0 ? ofPieces : ''}`;
}

function section({ name, title, description, fields }: Described): string {
  const rows = fields.map((field) => `| ${cells(field).join(' | ')} |\n`).join('');
  const table = `\n| Field | What it is | Value | Needed |\n| --- | --- | --- | --- |\n${rows}`;
  return `### ${name}\n\n**${title}.** ${literal(description)}\n${rows && table}`;
}

function cells({ path, description, kind, piece, need }: DescribedField): string[] {
  const value = [kind, piece === undefined ? '' : `[${piece}](#${piece})`];
  return [`\`${path}\``, literal(description), value.filter(Boolean).join(' '), need];
}

/** Descriptions speak of markup, which must show as it is written. */
function literal(text: string): string {
  return text.replaceAll(/[|*[\]<]/g, '\\$&');
}
