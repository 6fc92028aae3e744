import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { valueAt } from '../../../schema/pointer.ts';
import type { CheckedFile } from '../../model/rule.ts';

/**
 * Finds blocks that show something of their page which is not there: a byline of no entry, related entries where the
 * page has no tags to share.
 */
export function checkEntryFields({
  schemas,
  data: page,
}: Pick<CheckedFile, 'schemas' | 'data'>): Finding[] {
  if (!isRecord(page)) return [];
  const { entry } = page;
  const tags = isRecord(entry) ? entry['tags'] : undefined;
  return allBlocks(page).flatMap(({ block, path }): Finding[] => {
    if (!isRecord(block)) return [];
    const type = blockType(block);
    const needed = schemas.blocks.get(type)?.schema.needsOfPage;
    if (needed !== undefined && valueAt(page, needed.split('.')) === undefined) {
      const [outer = '', inner] = needed.split('.');
      const where = inner === undefined ? 'above `blocks:`' : `below \`${outer}:\``;
      return [
        {
          id: 'missing-page-field',
          path: [...path, 'type'],
          part: 'value',
          message: `The block \`${type}\` shows the \`${inner ?? outer}\` of its page, but the page does not have that field.`,
          suggestion: `Write \`${inner ?? outer}:\` ${where}, or delete the block.`,
        },
      ];
    }
    if (
      type !== 'entries' ||
      block['sort'] !== 'related' ||
      (Array.isArray(tags) && tags.length > 0)
    )
      return [];
    return [
      {
        id: 'missing-page-field',
        path: [...path, 'sort'],
        part: 'value',
        message: 'Related entries share tags with this page, but this page does not have tags.',
        suggestion: 'Write `tags:` below `entry:`, or choose another order.',
      },
    ];
  });
}
