import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { brokenFeature, FeatureFailure } from '../../check/model/feature-failure.ts';
import { digestOf } from '../../check/files/digest.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { FeatureModule } from '../../schema/own-features/own-feature.ts';
import { NAME } from '../bundle/plugins/allowed-imports.ts';
import { ENGINE } from '../paths.ts';

/** The folder of a site's cache that takes them. */
export const BUNDLES = 'features';

/** What a feature imports its types from. */
const FACE = `${NAME}/feature`;

/** Finds the module behind it, wherever the site is. */
const facePlugin: Plugin = {
  name: 'feature-face',
  resolveId: (source) =>
    source === FACE ? join(ENGINE, 'schema/own-features/feature.ts') : undefined,
};

/**
 * Makes JavaScript of a feature and of all files that it imports, because the oldest Node that the engine runs on reads
 * no TypeScript. Packages stay where they are installed.
 * @param root folder of the site, without symbolic links
 * @param cache folder that takes the bundle, which is named by its digest
 * @throws FeatureFailure for what the compiler cannot read
 */
export async function bundleFeature(
  { name, file }: Pick<FeatureModule, 'name' | 'file'>,
  root: string,
  cache: string,
): Promise<FeatureModule> {
  const folder = join(cache, BUNDLES);
  const { code, map } = await compile(file, root, folder);
  const digest = digestOf(code);
  const path = join(folder, `${name}-${digest}.mjs`);
  mkdirSync(folder, { recursive: true });
  // Written again even if it is there: what is loaded is what the source says, no matter who has packed the cache.
  put(`${path}.map`, map);
  put(path, code);
  return { name, file, path, digest };
}

/** Other processes that load it find a whole file. */
function put(path: string, text: string): void {
  const staged = `${path}.${process.pid}`;
  writeFileSync(staged, text);
  renameSync(staged, path);
}

async function compile(
  file: string,
  root: string,
  folder: string,
): Promise<{ code: string; map: string }> {
  try {
    const bundle = await rolldown({
      input: join(root, file),
      // Named from there in comments.
      cwd: root,
      platform: 'node',
      plugins: [facePlugin],
      external: (id, importer, isResolved) =>
        importer !== undefined && !isResolved && !id.startsWith('.') && id !== FACE,
      logLevel: 'silent',
      experimental: { attachDebugInfo: 'none' },
    });
    const { output } = await bundle.generate({
      dir: folder,
      sourcemap: 'hidden',
      codeSplitting: false,
    });
    const [{ code, map }] = output;
    const sources = map?.sources.map((source) => pathFrom(root, resolve(folder, source)));
    return { code, map: JSON.stringify({ ...map, sources }) };
  } catch (error) {
    throw compileFailure(file, root, error);
  }
}

/** What the compiler says first; its message is for terminals, and shows the line as well. */
function compileFailure(file: string, root: string, error: unknown): unknown {
  const errors = isRecord(error) && Array.isArray(error['errors']) ? error['errors'] : [];
  const first: unknown = errors[0];
  if (!isRecord(first)) return error;
  const [message = ''] = stripVTControlCharacters(String(first['message'])).split('\n');
  const reason = message.replace(/^\[\w+\] /, '');
  const broken = brokenFeature(file, `The compiler cannot read this: ${reason}.`);
  return new FeatureFailure({ ...broken, ...placeOf(first['loc'], root) });
}

function placeOf(loc: unknown, root: string): Partial<Diagnostic> {
  if (!isRecord(loc)) return {};
  const { file, line, column } = loc;
  if (typeof file !== 'string' || typeof line !== 'number' || typeof column !== 'number') return {};
  const sourceLine = readFileSync(file, 'utf8').split('\n')[line - 1];
  return { file: pathFrom(root, file), line, column: column + 1, sourceLine };
}

function pathFrom(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
