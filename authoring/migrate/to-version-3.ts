import type { Operation } from '../../schema/generated/data.d.ts';
import { groupsInBlocks } from '../../schema/groups-in-blocks.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { toPointer } from '../../schema/pointer.ts';
import { fieldsToRename } from '../../schema/renamed-fields.ts';
import type { Migration } from './migration.ts';

/**
 * `from` and `until` are the time of every block and entry of a list, so the folder of a list and the times of a slot got
 * other names.
 */
export const toVersion3: Migration = {
  version: 3,
  page: (_, data) => ({
    operations: groupsInBlocks(loadSchemas(), data).flatMap(({ group, schema, path }) =>
      fieldsToRename(schema, group).map(({ was, is }): Operation => ({
        op: 'rename',
        path: toPointer([...path, was]),
        name: is,
      })),
    ),
  }),
  site: () => ({ operations: [] }),
};
