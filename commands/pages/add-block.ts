import { addBlock, type AddedBlock } from '../../authoring/add/block/add-block.ts';
import { readBlock } from '../../authoring/add/block/read-block.ts';
import { findBlockFaults } from '../../prerender/own-blocks/component-faults.ts';
import { writeOwn } from '../../prerender/own-blocks/write-own.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';
import { DRY_RUN } from './print-move.ts';

await command(
  {
    name: 'add-block',
    about:
      'Copies a block type into blocks/ of the site and says what it adds. Its files are yours from then on: nothing updates them. Nothing of it is run.',
    options: { 'dry-run': DRY_RUN, site: SITE_OPTION },
    operands: 'FOLDER|TARBALL|URL',
    examples: [
      'npm run add-block -- ../other-site/blocks/opening-hours',
      'npm run add-block -- https://example.com/opening-hours-1.0.0.tgz --dry-run',
    ],
    notes: 'A tarball is what npm pack makes of a folder with schema.json and index.tsx.',
  },
  async ({ values: { site, 'dry-run': isDryRun }, positionals }) => {
    const [from, stray] = positionals;
    if (from === undefined || stray !== undefined) throw new UsageError('Which block? Name one.');
    const judge = findBlockFaults;
    const added = await addBlock(site, await readBlock(from), { judge, isDryRun });
    if (!isDryRun) writeOwn(site);
    console.log(describe(added, { site, isDryRun }));
    return true;
  },
);

function describe(
  { block, files }: AddedBlock,
  { site, isDryRun }: { site: string; isDryRun: boolean },
): string {
  const rows = files.map(([file, size]): [string, string] => [
    pathFromHere(site, file),
    `${size} B`,
  ]);
  const fields = block.fields.map(({ path, kind, piece, need }): [string, string] => [
    path,
    `${[kind, piece].filter(Boolean).join(' ')}, ${need}`,
  ]);
  return [
    `${isDryRun ? 'Would add' : 'Added'} the block type ${block.name}: ${block.description}`,
    '',
    ...table(rows),
    '',
    'Its fields:',
    ...table(fields),
    '',
    'For example:',
    ...block.example.trimEnd().split('\n'),
  ].join('\n');
}

function table(rows: readonly [string, string][]): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`);
}
