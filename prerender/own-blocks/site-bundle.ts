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
  if (listOwnSources(root).length === 0) return engineBundle(engine);
  const key = digestOf(`${engine} ${hashBlocks(join(root, OWN_BLOCKS))}`);
  const bundle = await keptBundle(join(cache, 'bundles', key), realpathSync(root));
  const pageWorker = readEngineBundle(engine)?.pageWorker;
  return pageWorker === undefined ? bundle : { ...bundle, pageWorker };
}

function hashBlocks(folder: string): string {
  const files = listBelow(folder)
    .map((file) => join(folder, file))
    .filter((path) => !BESIDE.test(path) && lstatSync(path).isFile())
    .toSorted();
  return digestOf(files.map((file) => `${file} ${digestOf(readFileSync(file))}`).join('\n'));
}
