import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { listBelow } from '../../check/files/list-below.ts';
import { digestOf } from '../../check/files/digest.ts';
import { OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import {
  type EngineBundle,
  engineBundle,
  keptBundle,
  readEngineBundle,
} from '../bundle/engine-bundle.ts';
import { listOwnSources } from '../bundle/block-sources.ts';
import type { SiteFolders } from '../paths.ts';

/** What is not bundled. */
const BESIDE = /\.(test\.tsx?|d\.ts|md)$/;

/**
 * The code that a site is built with: the engine's bundle, or one in the cache of the site where that has blocks of its
 * own, made again when the engine or one of these has changed.
 * @param engine see `hashEngine`
 */
export async function siteBundle(engine: string, folders: SiteFolders): Promise<EngineBundle> {
  const { root, cache } = folders;
  const blocks = hashOwnBlocks(root);
  if (blocks === undefined) return engineBundle(engine);
  const key = digestOf(`${engine} ${blocks}`);
  const bundle = await keptBundle(join(cache, 'bundles', key), realpathSync(root));
  const pageWorker = readEngineBundle(engine)?.pageWorker;
  return pageWorker === undefined ? bundle : { ...bundle, pageWorker };
}

/** Of all that the blocks of a site are made of; nothing without any. Where two sites have the same, one bundle draws both. */
export function hashOwnBlocks(root: string): string | undefined {
  if (listOwnSources(root).length === 0) return undefined;
  const folder = join(root, OWN_BLOCKS);
  const files = listBelow(folder)
    .filter((file) => !BESIDE.test(file) && lstatSync(join(folder, file)).isFile())
    .toSorted();
  return digestOf(
    files.map((file) => `${file} ${digestOf(readFileSync(join(folder, file)))}`).join('\n'),
  );
}
