import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { readOwnBlocks } from '../../../check/features/own-blocks/own-blocks.ts';
import { describeOnly, type DescribedBlock } from '../../../schema/block-guide.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import {
  blockFiles,
  isTypeName,
  listOwnFolders,
  OWN_BLOCKS,
  SCHEMA_FILE,
} from '../../../schema/own-blocks/own-block.ts';
import { writeChanges } from '../../planned.ts';
import type { BlockFiles } from './read-block.ts';

/** In characters: it is the name of a folder and begins the names of files, of which disks take 255 bytes. */
const LONGEST_TYPE = 60;

export interface AddedBlock {
  block: DescribedBlock;
  /** Paths from the site folder, with the size of each in bytes. */
  files: [string, number][];
}

interface Options {
  /** Finds what is wrong with the code of a site's own blocks. */
  judge: (site: string) => Promise<Diagnostic[]>;
  /** Whether only to say what would be added. */
  isDryRun: boolean;
}

/**
 * Copies a block type into a site. Its files are the site's own from then on.
 * @param site its folder
 * @throws where the engine or the site has a type of this name, or the block has errors; nothing is written then
 */
export async function addBlock(
  site: string,
  files: BlockFiles,
  { judge, isDryRun }: Options,
): Promise<AddedBlock> {
  const type = typeOf(files);
  if (loadSchemas().blocks.has(type))
    throw new Error(`The engine already has a block type \`${type}\`.`);
  if (listOwnFolders(site).includes(type))
    throw new Error(`The site already has a block type \`${type}\`: ${OWN_BLOCKS}/${type}.`);
  const changes = new Map(
    Array.from(files, ([path, text]) => [`${OWN_BLOCKS}/${type}/${path}`, text] as const),
  );
  const block = await tryBlock(changes, judge);
  if (!isDryRun) await writeChanges(site, { about: `New block type ${type}`, changes });
  const sizes = Array.from(changes, ([file, text]): [string, number] => [
    file,
    Buffer.byteLength(text),
  ]);
  return { block, files: sizes };
}

/** Its schema says which type it is: the folder that it comes from may be called otherwise. */
function typeOf(files: BlockFiles): string {
  let schema: unknown;
  try {
    schema = JSON.parse(files.get(SCHEMA_FILE) ?? '');
  } catch (error) {
    throw new Error(`${SCHEMA_FILE} is not valid JSON: ${String(error)}`, { cause: error });
  }
  const fields = isRecord(schema) ? schema['properties'] : undefined;
  const type = isRecord(fields) && isRecord(fields['type']) ? fields['type']['const'] : undefined;
  if (typeof type === 'string' && type.length > LONGEST_TYPE)
    throw new Error(
      `The name of the block type has ${type.length} characters; the maximum is ${LONGEST_TYPE}: ${type.slice(0, LONGEST_TYPE)}…`,
    );
  if (typeof type === 'string' && isTypeName(type)) return type;
  throw new Error(`${SCHEMA_FILE} does not name its type: "type": { "const": ... }.`);
}

/** Judges the block in a folder of its own, before anything of it is in the site. */
async function tryBlock(
  files: ReadonlyMap<string, string>,
  judge: Options['judge'],
): Promise<DescribedBlock> {
  const folder = mkdtempSync(join(tmpdir(), 'block-'));
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { blocks, problems } = readOwnBlocks(folder);
    const [problem] = [...problems, ...(await judge(folder))];
    if (problem)
      throw new Error(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`);
    const [block] = describeOnly(blockFiles(folder, blocks)).blocks;
    if (!block) throw new Error('There is no block in the source.');
    return block;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
