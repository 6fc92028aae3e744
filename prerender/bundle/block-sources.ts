import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENT_FILE, listOwnFolders, OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import { ENGINE, listComponents } from '../paths.ts';

/** A block type that pages can be made of: where the component is that draws it. */
export interface BlockSource {
  type: string;
  /** Path of the module, absolute. */
  component: string;
}

/** The components of the engine, and behind them those of a site that has any. */
export function listBlockSources(site?: string): BlockSource[] {
  const engine = listComponents().map((type) => ({
    type,
    component: join(ENGINE, 'renderer/blocks', type, COMPONENT_FILE),
  }));
  return site === undefined ? engine : [...engine, ...listOwnSources(site)];
}

/** The components of block types that a site has of its own. */
export function listOwnSources(site: string): BlockSource[] {
  const folders = listOwnFolders(site);
  if (folders.length === 0) return [];
  // As bundlers name it.
  const root = realpathSync(site);
  return folders
    .map((type) => ({ type, component: join(root, OWN_BLOCKS, type, COMPONENT_FILE) }))
    .filter(({ component }) => existsSync(component));
}
