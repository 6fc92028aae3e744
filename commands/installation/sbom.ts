import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE } from '../../prerender/paths.ts';
import { findLock, partOfLock } from '../../prerender/package/server-lock.ts';
import { isPackageFile } from '../../schema/generated/guards/engine.js';
import { readJson } from '../../schema/read-json.ts';
import { command } from '../door/command.ts';
import compiledIn from './compiled-in.json' with { type: 'json' };

await command(
  {
    name: 'sbom',
    about:
      'Lists all packages that are installed with the engine or compiled into it, with versions and licenses, as CycloneDX.',
    options: {},
    examples: ['npm run --silent sbom > sbom.json'],
  },
  () => {
    console.log(listPackages());
    return Promise.resolve(true);
  },
);

/**
 * `npm sbom --omit=dev` leaves out whatever a development dependency needs as well, and what is compiled in is one. So
 * npm is asked about a package that depends on all that is shipped and has no such dependencies.
 *
 * @throws if there is no lock file, or it lacks a package that another one needs
 */
function listPackages(): string {
  const manifest = readJson(join(ENGINE, 'package.json'), isPackageFile);
  const { name, version, license } = manifest;
  const compiled = Object.entries(manifest.devDependencies ?? {}).filter(([dependency]) =>
    compiledIn.includes(dependency),
  );
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(compiled) };
  const lock = findLock(ENGINE);
  if (!lock) throw new Error('package-lock.json is missing, so the versions are unknown.');
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    // npm takes the name of the folder for that of the package.
    const root = join(folder, name);
    mkdirSync(root);
    const asked = { name, version, license, dependencies };
    writeFileSync(join(root, 'package.json'), JSON.stringify(asked));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(partOfLock(lock, asked)));
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
    return execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).trimEnd();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
