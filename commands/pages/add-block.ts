import { addBlock, type AddedBlock } from '../../authoring/add/block/add-block.ts';
import { type BlockFiles, readBlock } from '../../authoring/add/block/read-block.ts';
import { showInvisible } from '../../authoring/add/block/show-invisible.ts';
import { findBlockFaults } from '../../prerender/own-blocks/component-faults.ts';
import { writeOwn } from '../../prerender/own-blocks/write-own.ts';
import { asTyped } from '../door/as-typed.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';
import { DRY_RUN } from './print-move.ts';

await command(
  {
    name: 'add-block',
    about:
      'Copies a block type into blocks/ of the site and shows what it adds. The files are then yours and are not updated. This command does not run their code; the next check, build or dev does, with all your permissions.',
    options: {
      'dry-run': DRY_RUN,
      print: {
        type: 'boolean',
        default: false,
        help: 'print the files instead of adding them',
      },
      site: SITE_OPTION,
    },
    operands: 'FOLDER|TARBALL|URL',
    examples: [
      'npm run add-block -- ../other-site/blocks/opening-hours',
      'npm run add-block -- https://example.com/opening-hours-1.0.0.tgz --dry-run',
      'npm run add-block -- opening-hours-1.0.0.tgz --print',
    ],
    notes: 'A tarball is made by npm pack from a folder with schema.json and index.tsx.',
  },
  async ({ values: { site, print, 'dry-run': isDryRun }, positionals }) => {
    const [from, stray] = positionals;
    if (from === undefined || stray !== undefined) throw new UsageError('Which block? Name one.');
    const files = await readBlock(from);
    if (print) {
      console.log(textOf(files));
      return true;
    }
    const added = await addBlock(site, files, { judge: findBlockFaults, isDryRun });
    if (!isDryRun) writeOwn(site);
    const advice = `The next check, build or dev runs its code with all your permissions. Read it first: npm run add-block -- ${from} --print`;
    console.log(asTyped(`${showInvisible(describe(added, { site, isDryRun }))}\n\n${advice}`));
    return true;
  },
);

/** All files, one after the other; nothing in them can hide from people who read them in a terminal. */
function textOf(files: BlockFiles): string {
  return Array.from(files, ([path, text]) => `--- ${path}\n${showInvisible(text)}`).join('\n');
}

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
