import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACKAGES_FILE } from '../../prerender/bundle/bundle.ts';
import { writeBundle } from '../../prerender/bundle/engine-bundle.ts';
import { packPlayground, PLAYGROUND } from '../../prerender/bundle/playground.ts';
import { hashSources, PACKED, PACKED_HASH } from '../../prerender/engine/engine-hash.mjs';
import { compileServer, SERVER_FOLDER } from '../../prerender/package/server-package.ts';
import { compileWorker } from '../../prerender/package/worker-package.ts';
import { isPackageFolders } from '../../schema/generated/guards/bundle.js';
import { readJson } from '../../schema/read-json.ts';
import { command } from '../door/command.ts';
import { listThirdParties } from './third-party.ts';
import { writeTypes } from './write-types.ts';

await command(
  {
    name: 'prepack',
    about:
      'Compiles the engine into lib/ (JavaScript and types), if it is not there already. npm runs this before it packs.',
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
      await packPlayground(join(making, PLAYGROUND));
      await compileServer(join(making, SERVER_FOLDER));
      await compileWorker(making);
      writeTypes(join(making, 'types'));
      writeThirdParties(making);
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

/** Names the packages that are compiled in, with their licenses. */
function writeThirdParties(folder: string): void {
  const list = join(folder, PACKAGES_FILE);
  writeFileSync(join(folder, 'THIRD-PARTY.md'), listThirdParties(readJson(list, isPackageFolders)));
  rmSync(list);
}
