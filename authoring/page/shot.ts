import { blocksOf, blockType } from '../../schema/page-blocks.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPageName } from '../page-name.ts';
import type { Shoot } from './verb.ts';
import { readPage } from './look.ts';

/** Pictures of what a page says. */
interface Shot {
  file: string;
  /** Of the text that is shown, as `read` and `apply` name it. */
  digest: string;
  pictures: { theme: string; path: string }[];
}

/**
 * Pictures a page, or a block of it, in each theme, into files below .cache/shots/.
 *
 * @param words a page, and a block of it by its type or JSON Pointer: /team, /team#hero, /team#/blocks/2
 * @throws if there is no such page or block, or it cannot be drawn
 */
export async function takeShot(folder: string, words: string, shoot: Shoot): Promise<Shot> {
  const [name = '', fragment] = words.split('#');
  const { route } = readPageName(name);
  const { file, digest, data } = readPage(folder, name);
  const block = fragment === undefined ? undefined : indexOf(data, fragment);
  const taken = await shoot({ route, digest, block });
  const shots = join(folder, '.cache/shots');
  mkdirSync(shots, { recursive: true });
  const stem =
    file.replace(/\.yaml$/, '').replaceAll('/', '-') + (block === undefined ? '' : `-${block}`);
  return {
    file,
    digest,
    pictures: taken.map(({ theme, png }) => {
      const path = join(shots, `${stem}-${theme}.png`);
      writeFileSync(path, png);
      return { theme, path };
    }),
  };
}

function indexOf(data: unknown, fragment: string): number {
  const blocks = blocksOf(data);
  const types = blocks.map(blockType);
  const [, number] = /^\/blocks\/(\d+)$/.exec(fragment) ?? [];
  const index = number === undefined ? types.indexOf(fragment) : Number(number);
  if (blocks[index] !== undefined) return index;
  const known = types.map((type, n) => `/blocks/${n} (${type})`).join(', ');
  throw new Error(`There is no block ${fragment} on this page. Its blocks are ${known}.`);
}
