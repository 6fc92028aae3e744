import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { isPackageFile } from '../../schema/generated/guards/engine.js';
import { readJson } from '../../schema/read-json.ts';
import { findLock, partOfLock } from './server-lock.ts';
import { isPacked, PACKED } from '../engine/engine-hash.mjs';
import { replaceWritten } from '../output/written-folder.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';

/** Where `npm pack` compiles the server to, below lib/. */
export const SERVER_FOLDER = 'site-server';

/** Commands that the owner of a server runs. */
const COMMANDS = ['serve', 'gateway', 'inquiries'];

/** The compiled server in a package. */
const PACKED_SERVER = join(PACKED, SERVER_FOLDER);

/** Libraries that are not JavaScript alone; everything else is in the compiled files. */
export const INSTALLED = ['libsql'];

/**
 * Writes all that a server needs into a folder: the built site, the server as compiled JavaScript, a package.json with
 * the library that has to be installed there, its lock file, and templates for a container.
 * @param output an earlier package in it is replaced, but for inquiries and what is installed there
 * @throws with a sentence if the folder holds something else
 */
export async function packageServer(folders: SiteFolders, output: string): Promise<void> {
  await replaceWritten(output, folders, async (making) => {
    const server = join(making, 'server');
    if (isPacked) cpSync(PACKED_SERVER, server, { recursive: true });
    else await compileServer(server);
    cpSync(folders.dist, join(making, 'dist'), { recursive: true });
    const packageJson = manifest();
    writeJson(join(making, 'package.json'), packageJson);
    const lock = findLock(ENGINE);
    if (lock) writeJson(join(making, 'package-lock.json'), partOfLock(lock, packageJson));
  });
  // Templates for a container and its surroundings: what somebody has changed there stays.
  cpSync(join(ENGINE, 'gateway/operations'), output, { recursive: true, force: false });
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Compiles the commands of a server. Nothing of the engine's folder is needed at run time, so modules find what is
 * next to them in the output.
 * @param outDir is emptied first
 */
export async function compileServer(outDir: string): Promise<void> {
  const threads = readdirSync(join(ENGINE, 'gateway'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-worker.ts'))
    .map((name) => join('gateway', name));
  await compilePrograms([...COMMANDS.map((name) => `commands/${name}.ts`), ...threads], outDir);
}

/**
 * Compiles programs that run without the engine's folder.
 * @param programs below the engine's folder; each is written with its own name
 * @param outDir is emptied first
 */
export async function compilePrograms(programs: string[], outDir: string): Promise<void> {
  await build({
    root: ENGINE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: INSTALLED },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map((file) => [basename(file, '.ts'), join(ENGINE, file)]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
}

interface Manifest {
  name: string;
  private: boolean;
  type: string;
  engines: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

function manifest(): Manifest {
  const { engines, dependencies } = readJson(join(ENGINE, 'package.json'), isPackageFile);
  const installed = Object.entries(dependencies).filter(([name]) => INSTALLED.includes(name));
  return {
    name: 'website',
    private: true,
    type: 'module',
    engines,
    scripts: { start: 'exec node server/serve.mjs', inquiries: 'node server/inquiries.mjs' },
    dependencies: Object.fromEntries(installed),
  };
}
