import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ENGINE } from '../../prerender/paths.ts';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';

/**
 * What a new site has to name in its package.json to get this very engine: its version, or the archive that it was
 * installed from, or the folder of a clone.
 *
 * @param folder of the new site
 * @param engine its folder; this one's by default
 */
export function engineDependency(
  { name, version }: { name: string; version: string },
  folder: string,
  engine = ENGINE,
): string {
  const from = (path: string) => `file:${relative(folder, path).replaceAll('\\', '/')}`;
  if (basename(dirname(engine)) !== 'node_modules') return from(engine);
  // Whatever has installed the engine, including npx, says in its package.json where from.
  const installer = join(engine, '../../package.json');
  const { dependencies } = existsSync(installer) ? readJson(installer, isRecord) : {};
  const asked = isRecord(dependencies) ? dependencies[name] : undefined;
  return typeof asked === 'string' && asked.startsWith('file:')
    ? from(resolve(dirname(installer), asked.slice('file:'.length)))
    : version;
}
