import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { setAt } from '../render/data/set-at.ts';
import type { ServerEntry } from '../render/server-entry.ts';
import { type AddedElement, addedElements } from './added-elements.ts';
import { emptyTexts } from './empty-texts.ts';
import type { Origins } from './origins.ts';
import { wrap } from '../../renderer/dev/source/tokens.ts';
import type { Written } from './wrapping.ts';

/** An optional text of a block that is empty, and an element that would show it alone. */
export interface PlacedEmpty extends AddedElement {
  origin: Written;
  /** What its schema calls it. */
  title: string;
  block: number;
}

type Block = PageData['page']['blocks'][number];

/**
 * Finds where the empty texts of each block would be: the block is drawn once more for each, with a mark in it. One that
 * changes more of the block than an element of its own has no place.
 */
export function placeEmpty(
  { renderBlocks }: Pick<ServerEntry, 'renderBlocks'>,
  { site, data }: { site: SiteData; data: PageData },
  { blocks }: Schemas,
  { page: originOf }: Pick<Origins, 'page'>,
): PlacedEmpty[] {
  if (!originOf) return [];
  const render = (block: Block) =>
    renderBlocks(site, { ...data, page: { ...data.page, blocks: [block] } });
  return data.page.blocks.flatMap((block, index) => {
    const texts = emptyTexts(block, blocks.get(block.type)?.schema);
    if (texts.length === 0) return [];
    const before = render(block);
    return texts.flatMap(({ path, title }) => {
      const marked = structuredClone(block);
      setAt(marked, path, wrap('', 0));
      const origin = originOf(['blocks', index, ...path]);
      return addedElements(before, render(marked)).map((element) => ({
        origin,
        title,
        block: index,
        ...element,
      }));
    });
  });
}
