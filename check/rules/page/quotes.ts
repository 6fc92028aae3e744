import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';

/** Warns of types of quotes that do nothing, because the layout of the block decides how all of them look. */
export function warnAboutTypesOfQuotes({ data }: Pick<CheckedPage, 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }): Finding[] => {
    if (!isRecord(block) || blockType(block) !== 'testimonials') return [];
    const { layout, items } = block;
    if (layout === undefined || !Array.isArray(items)) return [];
    return items.flatMap((item: unknown, at): Finding[] => {
      if (!isRecord(item) || item['type'] === undefined) return [];
      return [
        {
          id: 'option-without-effect',
          path: [...path, 'items', at, 'type'],
          part: 'key',
          message: '`type` has no effect with the `layout` of the block.',
          suggestion: 'Remove one of the two.',
        },
      ];
    });
  });
}
