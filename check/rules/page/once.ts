import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Warns of fields that set one entry of a list apart from the others, where several entries have them. */
export function warnAboutMarks({
  schemas,
  data,
}: Pick<CheckedFile, 'schemas' | 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }) => {
    const { properties = {} } = schemas.blocks.get(blockType(block))?.schema ?? {};
    return Object.entries(properties).flatMap(([list, { items }]) =>
      Object.entries(items?.properties ?? {}).flatMap(([name, { once }]) =>
        once && isRecord(block) ? findSecond(block[list], name, [...path, list]) : [],
      ),
    );
  });
}

function findSecond(entries: unknown, name: string, path: Finding['path']): Finding[] {
  if (!Array.isArray(entries)) return [];
  const marked = [...entries.entries()].filter(
    ([, entry]) => isRecord(entry) && Object.hasOwn(entry, name),
  );
  const [first, second] = marked;
  if (!first || !second) return [];
  return [
    {
      id: 'marked-twice',
      path: [...path, second[0], name],
      part: 'key',
      message: `Entry ${first[0] + 1} already has a \`${name}\`, which highlights a single entry.`,
      suggestion: 'Keep only one of them.',
    },
  ];
}
