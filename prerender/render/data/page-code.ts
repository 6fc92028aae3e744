import type { PageData } from '../../../renderer/data/types.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { allBlocks } from '../../../schema/page-blocks.ts';
import type { PageContext } from '../page-context.ts';

/**
 * The scripts of the blocks of a page, by their types, and all sheets that it needs, each once.
 *
 * @param sheets names of those of options
 * @throws Error for a block type without a component
 */
export function pageCode(
  page: Page,
  sheets: readonly string[],
  { blocks, options }: Pick<PageContext, 'blocks' | 'options'>,
): Pick<PageData, 'scripts' | 'styles'> {
  const scripts: Record<string, string> = {};
  const styles = new Set<string>();
  for (const type of new Set(allBlocks(page).map(({ block }) => block.type))) {
    const assets = blocks[type];
    if (!assets) throw new Error(`There is no component for the block type "${type}".`);
    scripts[type] = assets.script;
    for (const url of assets.styles) styles.add(url);
  }
  for (const name of sheets) {
    const url = options[name];
    if (url !== undefined) styles.add(url);
  }
  return { scripts, styles: [...styles] };
}
