import { blocksOf, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { listOf } from '../../../schema/list-of.ts';
import { schemaAt } from '../../../schema/field-schema.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';

/** Finds tabs that show nothing, and those that have both blocks and what these replace. */
export function checkTabs({ schemas, data }: Pick<CheckedPage, 'schemas' | 'data'>): Finding[] {
  const schema = schemaAt(schemas.blocks.get('tabs')?.schema, ['tabs', 0]);
  const { properties: known = {}, needsOneOf = [] } = schema ?? {};
  return blocksOf(data).flatMap((block, index) => {
    if (!isRecord(block) || blockType(block) !== 'tabs') return [];
    return listOf(block['tabs']).flatMap((tab, at) => {
      const path = ['blocks', index, 'tabs', at];
      // A name that is not known may be meant as one of these, and is reported itself.
      const isKnown = isRecord(tab) && Object.keys(tab).every((name) => Object.hasOwn(known, name));
      return isKnown ? checkTab(tab, path, needsOneOf, known['blocks']?.replaces) : [];
    });
  });
}

/**
 * @param needs the fields of which one has to be there
 * @param replaced what a tab shows itself, in the place of which it may have blocks
 */
function checkTab(
  tab: Record<string, unknown>,
  path: Finding['path'],
  needs: readonly string[],
  replaced: readonly string[] = [],
): Finding[] {
  const isThere = (name: string) => tab[name] !== undefined;
  if (!needs.some(isThere))
    return [
      {
        id: 'missing-field',
        path,
        part: 'value',
        message: `This tab is empty: it needs ${needs.map((name) => `\`${name}\``).join(' or ')}.`,
        suggestion: 'Write one of them.',
      },
    ];
  if (!isThere('blocks')) return [];
  return replaced.filter(isThere).map((name) => ({
    id: 'field-conflict',
    path: [...path, name],
    part: 'key',
    message: `A tab has either blocks or a text of its own, so \`${name}\` and \`blocks\` exclude each other.`,
    suggestion: `Remove one of them. What \`${name}\` shows can be a block, too.`,
  }));
}
