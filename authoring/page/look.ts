import { blocksOf, blockType } from '../../schema/page-blocks.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { digestOf } from '../../check/files/digest.ts';
import { readOwnBlocks } from '../../check/features/own-blocks/own-blocks.ts';
import { referencesAt } from '../../check/model/context.ts';
import { resolveReferences } from '../../check/model/references.ts';
import { openSite } from '../../check/open-site.ts';
import { readText } from '../../edit/journal/replace-file.ts';
import { readDataIfAny } from '../../edit/source.ts';
import {
  describeBlocks,
  describeCommonFields,
  describeFiles,
  piecesOf,
  type Described,
  type DescribedBlock,
} from '../../schema/block-guide.ts';
import { type BlockFile, blockFiles } from '../../schema/own-blocks/own-block.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import { isRecord } from '../../schema/is-record.ts';
import { existingPage, ownPages } from '../own-pages.ts';
import { readPageName } from '../page-name.ts';
import { refuseOtherFiles } from './writable.ts';

/** The pages that are files, in the order of their addresses; `blocks` are the types of their blocks. */
export function listPages(
  folder: string,
): { address: string; file: string; title: string; blocks: string[] }[] {
  const opened = openSite(folder);
  return [...ownPages(opened)]
    .filter(([, file]) => file.endsWith('.yaml') && existsSync(join(folder, file)))
    .map(([address, file]) => {
      const data = readDataIfAny(readText(join(folder, file)) ?? '');
      const references = referencesAt(opened.context, address);
      // In its place, as visitors read it: the title of an address may be `{name}`.
      if (references) resolveReferences(data, references);
      const title = isRecord(data) && typeof data['title'] === 'string' ? data['title'] : '';
      return { address, file, title, blocks: blocksOf(data).map(blockType) };
    })
    .toSorted((a, b) => compareTexts(a.address, b.address));
}

/**
 * A page, a form or site.yaml: `content` is the text of the file, `data` what it says, or nothing if it cannot be read.
 *
 * @throws for a name that is not a page, with what was probably meant
 */
export function readPage(
  folder: string,
  words: string,
): { file: string; digest: string; content: string; data: unknown } {
  const isFile = /^(?:site\..*|site|forms\/.*)\.?yaml$/.test(words);
  const file = isFile ? words : fileOfPage(folder, words);
  refuseOtherFiles(folder, file);
  const content = readText(join(folder, file));
  if (content === undefined) throw new Error(`There is no file ${file}.`);
  return { file, digest: digestOf(content), content, data: readDataIfAny(content) };
}

/** A page may be a file of its name or the `index.yaml` of a folder of that name. */
function fileOfPage(folder: string, words: string): string {
  const { file } = readPageName(words);
  refuseOtherFiles(folder, file);
  return existsSync(join(folder, file)) ? file : existingPage(openSite(folder), words).file;
}

/** The schemas of the block types that the site has of its own. */
function ownFiles(folder: string): BlockFile[] {
  return blockFiles(folder, readOwnBlocks(folder).blocks);
}

/** What is not a block, and the schema that explains it. */
const FILES = { 'site.yaml': 'site', pages: 'page', forms: 'form' };

/** Every block type, and each kind of file, with what it is for. */
export function listTypes(folder: string): Pick<Described, 'name' | 'description'>[] {
  return [...describeBlocks(ownFiles(folder)).blocks, ...filesByName(describeFiles().files)].map(
    ({ name, description }) => ({ name, description }),
  );
}

/** A block type with its fields and an example, or a kind of file with its fields, and the shared pieces that these are. */
export function describeType(
  folder: string,
  type: string,
): (Described | DescribedBlock) & { pieces: Described[] } {
  const { blocks } = describeBlocks(ownFiles(folder));
  const block = blocks.find(({ name }) => name === type);
  if (block) return withPieces({ ...block, fields: [...block.fields, ...commonFieldsOf(block)] });
  const files = filesByName(describeFiles().files);
  const file = files.find(({ name }) => name === type);
  if (file) return withPieces(file);
  const known = [...blocks, ...files].map(({ name }) => name);
  const advice = didYouMean(closest(type, known)) ?? `The types are ${known.join(', ')}.`;
  throw new Error(`There is no block type \`${type}\`. ${advice}`);
}

function filesByName(described: readonly Described[]): Described[] {
  return Object.entries(FILES).flatMap(([name, schema]) =>
    described.filter((one) => one.name === schema).map((one) => ({ ...one, name })),
  );
}

function withPieces<Kind extends Described>(described: Kind): Kind & { pieces: Described[] } {
  return { ...described, pieces: piecesOf([described]) };
}

/** The fields of every block that a type may have, without those that mean something else in a block of a site; see `withCommonFields`. */
function commonFieldsOf({ fields }: Described): Described['fields'] {
  const own = new Set(fields.map(({ path }) => path));
  return describeCommonFields().fields.filter(
    ({ path }) => !own.has(path) && (path !== 'behind' || own.has('ground')),
  );
}
