import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedSite } from '../../check/model/context.ts';
import { applyOperations } from '../../edit/edit-yaml.ts';
import type { FileEdit } from '../../edit/journal/edits.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { readDataIfAny } from '../../edit/source.ts';
import { isRecord } from '../../schema/is-record.ts';
import { SCHEMA_VERSION } from '../../schema/schema-version.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import type { Migration } from './migration.ts';
import { toVersion2 } from './to-version-2.ts';
import { toVersion3 } from './to-version-3.ts';

/** All of them, in their order. */
export const MIGRATIONS: readonly Migration[] = [toVersion2, toVersion3];

const SITE_FILE = 'site.yaml';

/** What migrating changes in a file, or that it is new. */
export interface Migrated {
  /** Path from the site folder. */
  file: string;
  /** A sentence for each change. */
  changes: string[];
}

/**
 * Brings a site that was written for an earlier version of the schema to the present one: a step in the journal of edits,
 * so it can be undone. A site that is of the present version stays as it is. A file that is not YAML is left to the check.
 *
 * @param isDryRun whether only to find out what would change
 * @throws if the site is of a later version
 */
export async function migrate(
  { context, pageFiles }: OpenedSite,
  isDryRun: boolean,
): Promise<Migrated[]> {
  const { folder } = context;
  const edits: FileEdit[] = [];
  const migrated: Migrated[] = [];
  for (const file of [SITE_FILE, ...pageFiles]) {
    const base = readFileSync(join(folder, file), 'utf8');
    let text = base;
    const operations: Operation[] = [];
    for (const migration of MIGRATIONS) {
      const data = readDataIfAny(text);
      if (!isRecord(data)) break;
      const isSite = file === SITE_FILE;
      const steps = isSite ? migration.site(text, data) : migration.page(text, data);
      for (const [name, content] of Object.entries(steps.files ?? {})) {
        if (existsSync(join(folder, name))) continue;
        edits.push({ file: name, base: undefined, text: content });
        migrated.push({ file: name, changes: ['new'] });
      }
      text = applyOperations(text, steps.operations);
      operations.push(...steps.operations);
    }
    if (file === SITE_FILE) {
      const raise = raiseVersion(readDataIfAny(text));
      text = applyOperations(text, raise);
      operations.push(...raise);
    }
    if (operations.length === 0) continue;
    edits.push({ file, base, operations });
    migrated.push({
      file,
      changes: describeChanges(file, { before: base, after: text }, context.schemas),
    });
  }
  if (!isDryRun && edits.length > 0)
    await new SiteEdits(folder).apply(`Migrate to version ${SCHEMA_VERSION}`, edits);
  return migrated;
}

function raiseVersion(site: unknown): Operation[] {
  const version = isRecord(site) ? site['schemaVersion'] : undefined;
  if (typeof version === 'number' && version > SCHEMA_VERSION)
    throw new Error(
      `site.yaml uses version ${version} of the schema, but this engine supports versions up to ${SCHEMA_VERSION}. Install a newer engine.`,
    );
  if (!isRecord(site) || version === SCHEMA_VERSION) return [];
  return [{ op: 'set', path: '/schemaVersion', value: SCHEMA_VERSION, before: 'name' }];
}
