import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOwnBlocks } from '../../check/own-blocks/own-blocks.ts';
import { generateOwn } from '../../schema/generate/generate-own.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { listOwnFolders } from '../../schema/own-blocks/own-block.ts';

/**
 * Writes what is generated from the blocks of a site, where it has changed: types, their page, the schema for editors.
 * Those with errors are passed over.
 * @param site its folder
 */
export function writeOwn(site: string): void {
  if (listOwnFolders(site).length === 0) return;
  for (const [name, text] of generateOwn(site, readOwnBlocks(site, loadSchemas()).blocks)) {
    const file = join(site, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
