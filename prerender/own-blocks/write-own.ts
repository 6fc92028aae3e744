import { writeChanged } from '../../check/files/write-changed.ts';
import { readOwnBlocks } from '../../check/features/own-blocks/own-blocks.ts';
import { generateOwn } from '../../schema/generate/generate-own.ts';

/**
 * Writes what is generated from the blocks of a site, where it has changed: types and their page. Those with errors
 * are passed over.
 * @param site its folder
 */
export function writeOwn(site: string): void {
  for (const [name, text] of generateOwn(site, readOwnBlocks(site).blocks)) {
    writeChanged(site, name, text);
  }
}
