import { isRecord } from '../../../schema/is-record.ts';
import type { BlockType, Usage } from '../../protocol.ts';

/** A block that can be put on a page. */
export interface Offered {
  type: BlockType;
  title: string;
  /** Addresses of the pages that have one. */
  usedOn: readonly string[];
}

/** Where a block would be. */
interface Place {
  /** That of the page. */
  route: string;
  /** What the page has. */
  blocks: readonly unknown[];
  /** Whether it would be in another block. */
  isNested?: boolean;
}

/**
 * The blocks that can be put on a page: those first that pages of this kind have most, which are the ones in the same
 * folder; then those that all pages have most, then by name.
 *
 * @param words that somebody looks for
 */
export function offeredBlocks(
  types: readonly BlockType[],
  { route, blocks, isNested = false }: Place,
  usage: Usage['blocks'],
  words: string,
): Offered[] {
  const isThere = (type: string) => blocks.some((one) => isRecord(one) && one['type'] === type);
  const hasHeading = types.some(({ type, schema }) => schema.hasMainHeading && isThere(type));
  const wanted = words.trim().toLowerCase();
  const kin = ({ usedOn }: Offered) => usedOn.filter((one) => folderOf(one) === folderOf(route));
  return types
    .filter(({ schema }) => !(isNested && schema.wholePage))
    .filter(({ schema }) => !(schema.hasMainHeading && hasHeading))
    .filter(({ type, schema: { title = '', description = '' } }) =>
      `${type} ${title} ${description}`.toLowerCase().includes(wanted),
    )
    .map((type): Offered => {
      const usedOn = Object.hasOwn(usage, type.type) ? (usage[type.type] ?? []) : [];
      return { type, title: type.schema.title ?? type.type, usedOn };
    })
    .toSorted(
      (a, b) =>
        kin(b).length - kin(a).length ||
        b.usedOn.length - a.usedOn.length ||
        a.title.localeCompare(b.title, 'en'),
    );
}

/** What most pages begin with: what is offered, who offers it, figures, words. */
const USUAL = ['card-grid', 'story', 'stats', 'rich-text'];

/** So many are offered on a new page. */
export const FIRST = 4;

/** What a new page is offered: blocks that pages of the site have, and else the usual ones. */
export function firstBlocks(offered: readonly Offered[]): Offered[] {
  const used = offered.filter(({ usedOn }) => usedOn.length > 0);
  const usual = USUAL.flatMap((name) => offered.find(({ type }) => type.type === name) ?? []);
  return [...new Set([...used, ...usual])].slice(0, FIRST);
}

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}
