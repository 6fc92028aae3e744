import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { MANIFEST_FILE } from '../../check/files/foreign-folder.ts';
import { PLAIN_SERVING } from '../servers/plain-serving.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Names of the packages that one needs, those included that it can do without. */
function needsOf(folder: string): string[] {
  const { dependencies, optionalDependencies } = readJson(join(folder, 'package.json'), isRecord);
  return [dependencies, optionalDependencies].flatMap((needed) => Object.keys(needed ?? {}));
}

/** What `npm run package` writes, where nothing is installed but what its package.json asks for. */
export interface PackagedSite {
  /** Holds all others, and goes with them. */
  folder: string;
  output: string;
  /** Names of the packages that it needs, of those that this machine has. */
  installed: Set<string>;
  remove: () => void;
}

/**
 * Packages a site of one page.
 * @param forms as a build writes them
 * @param earlier files that an earlier package and its owner left in the output, by name
 */
export function packagedSite(forms = '{}', earlier: Record<string, string> = {}): PackagedSite {
  const folder = mkdtempSync(join(tmpdir(), 'server-package-'));
  const [site, output] = [join(folder, 'site'), join(folder, 'output')];
  mkdirSync(join(site, 'dist'), { recursive: true });
  writeFileSync(join(site, 'dist/index.html'), '<h1>Home</h1>');
  const serving = { ...PLAIN_SERVING, clientId: 'site' };
  writeFileSync(join(site, 'dist/.serving.json'), JSON.stringify(serving));
  writeFileSync(join(site, 'dist/.forms.json'), forms);
  const manifest = JSON.stringify({ entries: ['dist', 'server'] });
  const left: Record<string, string> =
    Object.keys(earlier).length > 0 ? { [MANIFEST_FILE]: manifest, ...earlier } : {};
  for (const [name, text] of Object.entries(left)) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    writeFileSync(join(output, name), text);
  }
  const command = ['commands/launch.mjs', 'package', '--site', site, '--output', output];
  execFileSync(process.execPath, command, { cwd: ROOT });

  const installed = new Set<string>();
  const install = (name: string): void => {
    const source = join(ROOT, 'node_modules', name);
    if (installed.has(name) || !existsSync(source)) return;
    installed.add(name);
    const target = join(output, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(source, target);
    for (const needed of needsOf(source)) install(needed);
  };
  for (const name of needsOf(output)) install(name);
  return {
    folder,
    output,
    installed,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
