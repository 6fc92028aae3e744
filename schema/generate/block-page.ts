import { parse, stringify } from 'yaml';
import type { BlockGuide, Described, DescribedBlock } from '../block-guide.ts';
import { printDocsPage, wordsAsCell, wordsAsMarkdown } from './docs-page.ts';
import { fieldTable } from './field-table.ts';
import { isRecord } from '../is-record.ts';

/** A block that carries the main heading of its page, and so opens it. */
const OPENING = new Set(['banner', 'hero']);

/** Blocks that show what their page or their site says about itself, each with where the documentation has that. */
const DRAWN_ELSEWHERE: Readonly<Record<string, string>> = {
  byline: 'Drawn on [Windows that close again](/notes/windows-that-close), which is an entry.',
  event: 'Drawn on [An evening without a lamp](/events/evening-without-a-lamp), which is an event.',
  form: '![An inquiry form on a page](blocks/form.webp)',
  locations:
    '![The addresses, the opening hours and the holidays of two offices](blocks/locations.webp)',
};

/** Of a list of related entries, which needs a page with tags. */
const RELATED =
  'Related entries are drawn on [Windows that close again](/notes/windows-that-close).';

/** Where a piece that blocks share is described. */
export const addressOfShared = (piece: string): string => `/blocks/shared#${piece}`;

/**
 * The pages of the site in docs/ that explain blocks: all types, the pieces that they share, and a page a type with
 * its example drawn, its fields and the example as YAML.
 * @param common the fields that every block may have
 * @returns paths below the engine's folder, and texts
 */
export function printBlockPages(
  { blocks, pieces }: BlockGuide,
  common: Described,
): [string, string][] {
  const index = printDocsPage({
    title: 'Blocks',
    description: 'Every block type, with its fields and an example.',
    text: `A page is an ordered list of \`blocks\`. \`npm run dev\` shows all of them in both themes at \`/_blocks\`, where fields on top try each named choice of the theme, and the header of the site is above a block with a picture behind its text.

| Block | Description |
| --- | --- |
${blocks.map(({ name, description }) => `| [${name}](/blocks/${name}) | ${wordsAsCell(description)} |\n`).join('')}
## Fields of every block

${wordsAsMarkdown(common.description)}
${fieldTable(common, addressOfShared)}
Fields that several of them share are described under [shared fields](/blocks/shared).
`,
  });
  const shared = printDocsPage({
    title: 'Shared fields of blocks',
    description: 'Fields that several block types share: pictures, links, buttons, headings.',
    text: pieces
      .map(
        (piece) =>
          `## ${piece.name}\n\n**${piece.title}.** ${wordsAsMarkdown(piece.description)}\n${fieldTable(piece, addressOfShared)}`,
      )
      .join('\n'),
  });
  return [
    ['docs/pages/blocks.yaml', index],
    ['docs/pages/blocks/shared.yaml', shared],
    ...blocks.flatMap<[string, string]>((block) => [
      [`docs/pages/blocks/${block.name}.yaml`, blockPage(block)],
      ...furtherOpenings(block).map(openingPage),
    ]),
  ];
}

interface FurtherOpening {
  block: DescribedBlock;
  opening: Record<string, unknown>;
  /** Of its page, next to the one that explains the block. */
  name: string;
  title: string;
}

/** The examples of an opening but for the first: each opens a page of its own, because a page has one main heading. */
function furtherOpenings(block: DescribedBlock): FurtherOpening[] {
  if (!OPENING.has(block.name)) return [];
  return examplesOf(block)
    .slice(1)
    .filter(isRecord)
    .flatMap((opening, index) => {
      const { title } = opening;
      const name = `${block.name}-${index + 2}`;
      return typeof title === 'string' ? [{ block, opening, name, title }] : [];
    });
}

function openingPage({ block, opening, name, title }: FurtherOpening): [string, string] {
  const page = printDocsPage({
    title: `${title}: an example of ${block.name}`,
    description: `An example of the block ${block.name}, drawn and to copy.`,
    opening: [opening],
    text: `## To copy\n\nThe block [${block.name}](/blocks/${block.name}) as it is above:\n\n\`\`\`yaml\n${stringify([opening], { lineWidth: 0 })}\`\`\`\n`,
  });
  return [`docs/pages/blocks/${name}.yaml`, page];
}

function examplesOf({ name, example }: DescribedBlock): unknown[] {
  const read: unknown = name in DRAWN_ELSEWHERE ? [] : parse(example);
  return Array.isArray(read) ? read : [];
}

const isRelated = (example: unknown) => isRecord(example) && example['sort'] === 'related';

const paragraph = (text = ''): string => (text ? `${text}\n\n` : '');

function blockPage(block: DescribedBlock): string {
  const { name, title, description, example } = block;
  const hero = { type: 'hero', title, text: wordsAsMarkdown(description) };
  const examples = examplesOf(block);
  const drawn = examples.filter((one) => !isRelated(one));
  const elsewhere = drawn.length < examples.length ? RELATED : DRAWN_ELSEWHERE[name];
  const further = furtherOpenings(block)
    .map((one) => `[${one.title}](/blocks/${one.name})`)
    .join(', ');
  const hasLists = block.fields.some(({ path }) => path.includes('[]'));
  const hasPicture = block.fields.some(({ piece }) => piece?.endsWith('picture'));
  return printDocsPage({
    title: `${title}: the block ${name}`,
    description:
      /[`]/.test(description) || description.length > 200
        ? `The block ${name}, with its fields and an example to copy.`
        : description,
    // A page has one main heading.
    opening: OPENING.has(name) ? drawn.slice(0, 1) : [hero, ...drawn],
    text: `${paragraph(elsewhere)}${paragraph(further && `More of it, drawn: ${further}.`)}## Fields of ${name}
${fieldTable(block, addressOfShared) || '\nThis block has only `type`.\n'}
${hasLists ? '`[]` stands for every entry of a list.\n\n' : ''}## To copy

Below \`blocks:\` of a page${hasPicture ? ', with your own pictures in `media/`' : ''}:

\`\`\`yaml
${example}\`\`\`
`,
  });
}
