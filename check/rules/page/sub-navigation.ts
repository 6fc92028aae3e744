import { blocksOf, blockType } from '../../../schema/page-blocks.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';
import { sectionsOf } from '../../model/sections.ts';

/** Warns of links to the sections of a page that has none. */
export function warnAboutSubNavigation({
  data,
  texts,
}: Pick<CheckedPage, 'data' | 'texts'>): Finding[] {
  const found = [...blocksOf(data).entries()].filter(
    ([, block]) => blockType(block) === 'sub-navigation',
  );
  if (found.length === 0 || sectionsOf(data, texts).length > 0) return [];
  return found.map(([index]) => ({
    id: 'no-sections',
    path: ['blocks', index, 'type'],
    part: 'value',
    message: '`sub-navigation` links to the sections of this page, but no section has an address.',
    suggestion: 'Write an `id` in the blocks that it is to link to, or delete it.',
  }));
}
