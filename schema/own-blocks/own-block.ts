import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldSchema } from '../field-schema.ts';

/** The folder of a site that holds block types of its own, one folder each. */
export const OWN_BLOCKS = 'blocks';

/** What the folder of a block type holds. */
export const SCHEMA_FILE = 'schema.json';
export const COMPONENT_FILE = 'index.tsx';

/** A block type of the site, as plain data that can be handed to another thread. */
export interface OwnBlock {
  /** The name of its folder. */
  type: string;
  /** With the shared pieces in the place of each `$ref`. */
  schema: FieldSchema;
  /** Whether its schema has errors; then this one lets everything pass. */
  isBroken?: boolean;
}

/** The schema of a block type, of the engine or a site, before anything in it is resolved. */
export interface BlockFile {
  type: string;
  /** Absolute path. */
  file: string;
}

/** The schemas of those that have no errors. */
export function blockFiles(site: string, blocks: readonly OwnBlock[]): BlockFile[] {
  return blocks
    .filter(({ isBroken }) => !isBroken)
    .map(({ type }) => ({ type, file: join(site, OWN_BLOCKS, type, SCHEMA_FILE) }));
}

/** What a type is called: it is in an address of the gallery, and in the name of a script. */
const TYPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether a folder may be called so. */
export function isTypeName(name: string): boolean {
  return TYPE.test(name);
}

/** The names of all folders in blocks/ of a site, in alphabetical order; none where it has no such folder. */
export function listOwnFolders(site: string): string[] {
  const folder = join(site, OWN_BLOCKS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}
