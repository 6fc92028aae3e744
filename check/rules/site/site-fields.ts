import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Finds blocks of a page that show something of site.yaml which is not there. */
export function checkSiteFields({
  schemas,
  data,
  siteFields,
}: Pick<CheckedFile, 'schemas' | 'data' | 'siteFields'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }): Finding[] => {
    const type = blockType(block);
    const needed = schemas.blocks.get(type)?.schema.needsOfSite;
    if (needed === undefined || siteFields.has(needed)) return [];
    return [
      {
        id: 'missing-site-field',
        path: [...path, 'type'],
        part: 'value',
        message: `The block \`${type}\` shows the \`${needed}\` of site.yaml, but site.yaml does not have that field.`,
        suggestion: `Write \`${needed}:\` in site.yaml, or delete the block.`,
      },
    ];
  });
}

/** Names of the fields at the top of site.yaml that hold something. */
export function filledFields(site: unknown): Set<string> {
  const fields = isRecord(site) ? Object.entries(site) : [];
  return new Set(fields.filter(([, value]) => !isEmpty(value)).map(([name]) => name));
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
