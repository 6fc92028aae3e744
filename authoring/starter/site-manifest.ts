import { isRecord } from '../../schema/is-record.ts';

/** The engine, as the package.json of a site names it. */
interface Engine {
  name: string;
  version: string;
  /** The commands that become scripts. */
  commands: readonly string[];
}

/**
 * The package.json of a site: what is there already, the engine among its dependencies, and a script for every
 * command, so that `npm run check` is right wherever a text says it.
 *
 * @param before that of the folder, if there is one: `npm install` writes it
 * @param folder name of the folder
 */
export function siteManifest(
  before: Record<string, unknown> | undefined,
  folder: string,
  { name, version, commands }: Engine,
): Record<string, unknown> {
  const scripts = Object.fromEntries(commands.map((command) => [command, `${name} ${command}`]));
  const { dependencies, devDependencies } = before ?? {};
  const isThere = [dependencies, devDependencies].some((group) => isRecord(group) && name in group);
  return {
    name:
      folder
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'website',
    private: true,
    ...before,
    scripts: { ...recordOf(before?.['scripts']), ...scripts },
    ...(isThere ? {} : { dependencies: { ...recordOf(dependencies), [name]: version } }),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
