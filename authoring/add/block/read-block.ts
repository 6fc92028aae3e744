import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { listBelow } from '../../../check/files/list-below.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import { COMPONENT_FILE, SCHEMA_FILE } from '../../../schema/own-blocks/own-block.ts';
import { download } from './download.ts';
import { linkInstead, readTarball, refuseName } from './tarball.ts';

/** The files of a block type, by their paths from its folder. */
export type BlockFiles = ReadonlyMap<string, string>;

/** What is copied: code, styles, the schema, words for people, and the license. */
const COPIED = /(\.(json|tsx?|css|md)|(^|\/)LICEN[CS]E(\.\w+)?)$/;

/** Made again from the schema, or of use to nobody but the author. */
const LEFT = /(^|\/)(data\.d\.ts|package\.json|.*\.test\.tsx?)$/;

/**
 * Reads a block type from wherever it is, and runs none of it.
 * @param from a folder with schema.json and index.tsx; a tarball as `npm pack` makes, which holds such a folder; or the
 *   address of a tarball, over https
 * @throws if there is none, in one sentence
 */
export async function readBlock(from: string): Promise<BlockFiles> {
  return pickFiles(await readFiles(from), from);
}

async function readFiles(from: string): Promise<ReadonlyMap<string, string>> {
  if (/^[a-z]+:\/\//i.test(from)) return readTarball(await download(from), from);
  const path = resolve(from);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no folder or file ${from}.`);
  return stats.isDirectory() ? readFolder(path, from) : readTarball(readFileSync(path), from);
}

function readFolder(path: string, from: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of listBelow(path)) {
    if (file.split(sep).includes('node_modules')) continue;
    const stats = lstatSync(join(path, file));
    if (stats.isSymbolicLink()) throw linkInstead(from, file);
    refuseName(file, from);
    if (stats.isFile()) texts.set(file, readFileSync(join(path, file), 'utf8'));
  }
  return texts;
}

/** Those of the one folder that holds a block. */
function pickFiles(texts: ReadonlyMap<string, string>, from: string): BlockFiles {
  const folders = [...texts.keys()]
    .filter((file) => `/${file}`.endsWith(`/${SCHEMA_FILE}`))
    .map((file) => file.slice(0, -SCHEMA_FILE.length))
    .filter((folder) => texts.has(folder + COMPONENT_FILE));
  const [folder, other] = folders;
  if (folder === undefined)
    throw new Error(
      `There is no block in ${from}: a block is a folder with ${SCHEMA_FILE} and ${COMPONENT_FILE}.`,
    );
  if (other !== undefined)
    throw new Error(
      `${from} contains several blocks: ${folders.join(', ')}. Name one of the folders.`,
    );
  const files = [...texts].flatMap(([file, text]): [string, string][] => {
    const path = file.slice(folder.length);
    return file.startsWith(folder) && COPIED.test(path) && !LEFT.test(path) ? [[path, text]] : [];
  });
  return new Map(files.toSorted(([a], [b]) => compareTexts(a, b)));
}
