import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { setAt } from '../render/data/set-at.ts';
import type { ServerEntry } from '../render/server-entry.ts';
import { type AddedElement, addedElements } from './added-elements.ts';
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

/** An empty text of a block: where it is in the block, and what would show it. */
interface Found extends AddedElement {
  inBlock: DataPath;
  /** What its schema calls it. */
  title: string;
}

/** What was found in the blocks of a page the last time. */
export class FoundBefore {
  #drawnWith: readonly unknown[] = [];
  #ofBlocks = new Map<string, Found[]>();

  /**
   * What is found in each block of a page; one that says the same, drawn with the same, is not looked at again.
   * @param drawnWith what else the blocks are drawn with, each the same if it is identical
   */
  inBlocks(
    blocks: readonly Block[],
    drawnWith: readonly unknown[],
    find: (block: Block) => Found[],
  ): Found[][] {
    const isSame = drawnWith.every((one, index) => one === this.#drawnWith[index]);
    const before = isSame ? this.#ofBlocks : new Map<string, Found[]>();
    this.#drawnWith = drawnWith;
    this.#ofBlocks = new Map();
    return blocks.map((block) => {
      const key = JSON.stringify(block);
      const found = this.#ofBlocks.get(key) ?? before.get(key) ?? find(block);
      this.#ofBlocks.set(key, found);
      return found;
    });
  }
}

/**
 * Finds where the empty texts of each block would be: the block is drawn once more for each, with a mark in it. One that
 * changes more of the block than an element of its own has no place.
 */
export function placeEmpty(
  { renderBlocks }: Pick<ServerEntry, 'renderBlocks'>,
  { site, data }: { site: SiteData; data: PageData },
  { blocks: types }: Schemas,
  { page: originOf }: Pick<Origins, 'page'>,
  before = new FoundBefore(),
): PlacedEmpty[] {
  if (!originOf) return [];
  const { blocks, ...page } = data.page;
  const render = (block: Block) =>
    renderBlocks(site, { ...data, page: { ...page, blocks: [block] } });
  const find = (block: Block): Found[] => {
    const texts = allBlocks({ blocks: [block] }).flatMap(({ block: one, path }) =>
      emptyTexts(one, types.get(one.type)?.schema, path.slice(2)),
    );
    if (texts.length === 0) return [];
    const without = render(block);
    return texts.flatMap(({ path: inBlock, title }) => {
      const marked = structuredClone(block);
      setAt(marked, inBlock, wrap('', 0));
      return addedElements(without, render(marked)).map((element) => ({
        inBlock,
        title,
        ...element,
      }));
    });
  };
  const around = JSON.stringify({ site, data: { ...data, page } });
  return before.inBlocks(blocks, [renderBlocks, types, around], find).flatMap((found, block) =>
    found.map(({ inBlock, ...text }) => ({
      ...text,
      origin: originOf(['blocks', block, ...inBlock]),
      block,
    })),
  );
}

/** An optional text that is not there, or empty. */
interface EmptyText {
  path: DataPath;
  /** What its schema calls it. */
  title: string;
}

/** The optional texts of a value that are empty: words for people, which nothing else mentions if they are missing. */
function emptyTexts(
  value: unknown,
  schema: FieldSchema | undefined,
  path: DataPath = [],
): EmptyText[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => emptyTexts(entry, schema?.items, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const [inner, at] = [value[name], [...path, name]];
    if (inner !== undefined && inner !== '') return emptyTexts(inner, field, at);
    const isOptional = !schema?.required?.includes(name);
    return isOptional && isWords(field) ? [{ path: at, title: field.title ?? name }] : [];
  });
}

function isWords({ type, format, pattern, enum: choices, const: only, ...field }: FieldSchema) {
  const isFree = pattern === undefined && choices === undefined && only === undefined;
  const isText = type === 'string' && (format === undefined || format === 'inline-markup');
  return isText && isFree && field.default === undefined;
}
