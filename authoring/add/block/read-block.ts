import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseTar } from 'nanotar';
import { COMPONENT_FILE, SCHEMA_FILE } from '../../../schema/own-blocks/own-block.ts';

/** The files of a block type, by their paths from its folder. */
export type BlockFiles = ReadonlyMap<string, string>;

/** In bytes, packed and unpacked: many times what any block of the engine has. */
const LARGEST = 1024 * 1024;

/** How long an answer may take, in ms. */
const PATIENCE = 20_000;

/** What is copied: code, styles, the schema, words for people, and the licence. */
const COPIED = /(\.(json|tsx?|css|md)|(^|\/)LICEN[CS]E(\.\w+)?)$/;

/** Made anew from the schema, or of use to nobody but the author. */
const LEFT = /(^|\/)(data\.d\.ts|package\.json|.*\.test\.tsx?)$/;

/**
 * Reads a block type from wherever it is, and runs none of it.
 * @param from a folder with schema.json and index.tsx; a tarball as `npm pack` makes, which holds such a folder; or the
 *   address of a tarball, over https
 * @throws where there is none, in one sentence
 */
export async function readBlock(from: string): Promise<BlockFiles> {
  if (/^[a-z]+:\/\//i.test(from)) return fromTarball(await download(from), from);
  const path = resolve(from);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no folder ${from}.`);
  return stats.isDirectory() ? fromFolder(path, from) : fromTarball(readFileSync(path), from);
}

function fromFolder(path: string, from: string): BlockFiles {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(path.length).includes('/node_modules/'))
    .map((file): [string, string] => [file.slice(path.length + 1), readFileSync(file, 'utf8')]);
  return pickFiles(new Map(texts), from);
}

function fromTarball(bytes: Uint8Array, from: string): BlockFiles {
  let texts: [string, string][];
  try {
    const unpacked = gunzipSync(bytes, { maxOutputLength: LARGEST });
    texts = parseTar(unpacked).flatMap(({ name, type, text }): [string, string][] =>
      type === 'file' ? [[name, text]] : [],
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${from} is no tarball as npm pack makes, of 1 MB at most: ${reason}`, {
      cause: error,
    });
  }
  return pickFiles(new Map(texts), from);
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
      `${from} holds no block: that is ${SCHEMA_FILE} and ${COMPONENT_FILE} in one folder.`,
    );
  if (other !== undefined)
    throw new Error(
      `${from} holds several blocks: ${folders.join(', ')}. Name one of the folders.`,
    );
  const files = [...texts].flatMap(([file, text]): [string, string][] => {
    const path = file.slice(folder.length);
    const isInside = file.startsWith(folder) && !path.split('/').includes('..');
    return isInside && COPIED.test(path) && !LEFT.test(path) ? [[path, text]] : [];
  });
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function download(address: string): Promise<Uint8Array> {
  if (!/^https:/i.test(address)) throw new Error(`${address} is no address over https.`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    (error: unknown) => {
      throw new Error(`${address} does not answer.`, { cause: error });
    },
  );
  if (!answer.ok || !answer.body) throw new Error(`${address} answers with ${answer.status}.`);
  if (!answer.url.startsWith('https:'))
    throw new Error(`${address} leads to ${answer.url}, which is not over https.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`${address} sends more than 1 MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
