import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { SCHEMA_VERSION } from '../../../schema/schema-version.ts';

/** Finds that a site was written for another version of the schema than this engine reads. */
export function checkSchemaVersion({ data }: Pick<CheckedFile, 'data'>): Finding[] {
  const version = isRecord(data) ? data['schemaVersion'] : undefined;
  if (!Number.isInteger(version) || Number(version) < 1 || version === SCHEMA_VERSION) return [];
  return [
    {
      id: 'other-schema-version',
      path: ['schemaVersion'],
      part: 'value',
      message: `This site uses version ${String(version)} of the schema, but this engine reads version ${SCHEMA_VERSION}.`,
      suggestion:
        Number(version) < SCHEMA_VERSION
          ? 'Run `npm run migrate` to see what would change, and add `-- --write` to change it.'
          : 'Install the version of the engine that the site was written for, or a later one.',
    },
  ];
}
