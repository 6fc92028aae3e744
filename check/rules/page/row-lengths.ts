import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';
import type { Finding } from '../../diagnostics/finding.ts';

/** Finds rows that have not one text for each column. */
export function checkRowLengths({
  schemas,
  data,
}: Pick<CheckedFile, 'schemas' | 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }) => {
    const type = schemas.blocks.get(blockType(block));
    const fields = Object.entries(type?.schema.properties ?? {});
    return fields.flatMap(([name, field]) => {
      const other = field.items?.sameLengthAs;
      return isRecord(block) && other !== undefined
        ? findUneven(block[name], { due: block[other], other, path: [...path, name] })
        : [];
    });
  });
}

/** @param due the list that says how long each row is to be */
function findUneven(
  rows: unknown,
  { due, other, path }: { due: unknown; other: string; path: Finding['path'] },
): Finding[] {
  if (!Array.isArray(rows) || !Array.isArray(due)) return [];
  return rows.flatMap((row: unknown, index): Finding[] => {
    if (!Array.isArray(row) || row.length === due.length) return [];
    return [
      {
        id: 'uneven-row',
        path: [...path, index],
        part: 'value',
        message: `This row has ${row.length} ${row.length === 1 ? 'text' : 'texts'}, but there are ${due.length} \`${other}\`.`,
        suggestion: 'Write one text for each; use a dash for an empty cell.',
      },
    ];
  });
}
