import { describeOnly } from '../block-guide.ts';
import { blockFiles, OWN_BLOCKS, type OwnBlock } from '../own-blocks/own-block.ts';
import { printOwnBlockPage } from './own-block-page.ts';
import { printDataTypes } from './data-types.ts';

/**
 * What is generated for a site with blocks of its own: types next to each schema, and a page that describes them all.
 * @param site its folder
 * @returns texts by path from the site; none for a site without such blocks
 */
export function generateOwn(site: string, blocks: readonly OwnBlock[]): Map<string, string> {
  const whole = blocks.filter(({ isBroken }) => !isBroken);
  if (whole.length === 0) return new Map();
  const files = blockFiles(site, whole);
  return new Map([
    ...whole.map(
      (block) => [`${OWN_BLOCKS}/${block.type}/data.d.ts`, printDataTypes(block)] as const,
    ),
    [`${OWN_BLOCKS}/README.md`, printOwnBlockPage(describeOnly(files))],
  ]);
}
