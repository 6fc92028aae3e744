import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { writeBundle } from '../../prerender/bundle/engine-bundle.ts';
import { hashSources, PACKED, PACKED_HASH } from '../../prerender/engine/engine-hash.mjs';
import { compileServer, SERVER_FOLDER } from '../../prerender/package/server-package.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { command } from '../door/command.ts';

/** A declaration already, which the compiler reads and does not emit. */
const CONTENT = 'schema/generated/content.d.ts';

await command(
  {
    name: 'prepack',
    about:
      'Compiles the engine into lib/, JavaScript and types, if it is not there already. npm does so before it packs.',
    options: {},
    examples: ['npm run prepack'],
  },
  async () => {
    const sources = hashSources();
    if (isCompiled(sources)) return true;
    rmSync(PACKED, { recursive: true, force: true });
    // Another process may pack at the same time, and finds nothing or a whole folder.
    const making = `${PACKED}.${process.pid}`;
    try {
      await writeBundle(making);
      await compileServer(join(making, SERVER_FOLDER));
      writeTypes(join(making, 'types'));
      writeFileSync(join(making, basename(PACKED_HASH)), sources);
      if (!isCompiled(sources)) renameSync(making, PACKED);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
    return true;
  },
);

function isCompiled(sources: string): boolean {
  return existsSync(PACKED_HASH) && readFileSync(PACKED_HASH, 'utf8') === sources;
}

/** Writes declarations of what package.json exports, and of all that these name. */
function writeTypes(folder: string): void {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin/tsc');
  const args = [compiler, '--project', 'tsconfig.types.json', '--outDir', folder];
  execFileSync(process.execPath, args, { cwd: ENGINE, stdio: ['ignore', 'inherit', 'inherit'] });
  cpSync(join(ENGINE, CONTENT), join(folder, CONTENT));
  // A block that imports its pieces imports a style sheet as well.
  const block = join(folder, 'renderer/block.d.ts');
  const reference = '/// <reference path="../../../renderer/css-modules.d.ts" />';
  writeFileSync(block, `${reference}\n${readFileSync(block, 'utf8')}`);
}
