import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';

type PageContext = Pick<CheckedPage, 'route' | 'publicFiles' | 'anchors'>;

/** Finds addresses of what cannot be shown on a page: other sites, files, the page itself, and what is shown already. */
export function checkRelated({
  data,
  ...page
}: PageContext & Pick<CheckedPage, 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path: place }) => {
    const items = isRecord(block) && blockType(block) === 'related' ? block['items'] : [];
    if (!Array.isArray(items)) return [];
    return items.flatMap((address: unknown, at): Finding[] => {
      if (typeof address !== 'string') return [];
      const found =
        items.indexOf(address) < at
          ? { message: `Duplicate address \`${address}\` in this block.`, suggestion: 'Delete it.' }
          : explain(address, page);
      if (!found) return [];
      const path = [...place, 'items', at];
      return [{ id: 'wrong-address', path, part: 'value', ...found }];
    });
  });
}

/** What is not an address at all, or of no page, is reported like any link. */
function explain(
  address: string,
  { route, publicFiles, anchors }: PageContext,
): Pick<Finding, 'message' | 'suggestion'> | undefined {
  const [page, slug = ''] = address.split('#');
  if (page === route || (page === '' && anchors()?.has(slug)))
    return {
      message: 'This is the address of the page itself, which the block would show on itself.',
      suggestion: 'Write the address of another page, or delete it.',
    };
  if (!publicFiles.has(address) && !/^(https:|mailto:|tel:)/.test(address)) return undefined;
  return {
    message: `\`${address}\` is not a page of this site, so the block cannot show anything of it.`,
    suggestion: 'Write /a-page, or /a-page#slug for an entry of a block on it.',
  };
}
