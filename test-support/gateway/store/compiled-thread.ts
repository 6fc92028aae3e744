import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { RUN_FOLDER } from '../../run-folder.ts';

/** Where the tests' setup (databases.ts) compiles the thread to. */
export const COMPILED_THREAD = join(RUN_FOLDER, 'database');

const SOURCE = "'start-sqlite-worker.mjs'";

/**
 * Has tests start the database's thread compiled, as a package has it: from source each start takes 0.35 s of CPU instead
 * of 0.07, and most tests of the gateway start one or two. The thread from source is what `npm run serve` starts, in the
 * tests of the commands and of the browser.
 */
export const compiledThread: Plugin = {
  name: 'compiled-thread',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('gateway/store/sqlite/worker-thread.ts')) return undefined;
    if (!code.includes(SOURCE)) throw new Error(`${id} does not name ${SOURCE}.`);
    const program = pathToFileURL(join(COMPILED_THREAD, 'sqlite-worker.mjs')).href;
    return code.replace(SOURCE, JSON.stringify(program));
  },
};
