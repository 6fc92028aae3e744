import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Says in the environment which run of the tests a process belongs to. */
const NAME = 'TEST_RUN';

const isFirst = process.env[NAME] === undefined;
const run = (process.env[NAME] ??= String(process.pid));

/**
 * A folder of each run of the tests, because two runs in one checkout would write over each other's files. It is below the
 * checkout, so that programs in it find the installed packages, and goes with the process that runs all tests.
 */
export const RUN_FOLDER = join(import.meta.dirname, '../.cache/test-runs', run);

if (isFirst) process.once('exit', () => rmSync(RUN_FOLDER, { recursive: true, force: true }));
