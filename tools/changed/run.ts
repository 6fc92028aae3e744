import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../commands/door/command.ts';
import { changedFiles, changedSince, filesOf } from './changed-files.ts';
import {
  nearestTests,
  programTests,
  readImporters,
  readSources,
  testsAbove,
} from './nearest-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files of tests: about half a minute on two cores. What everything imports is reached by six hundred. */
const MOST = 60;

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** The tests to run for changed files, nearest first, and what is left to `npm test`. */
function choose(changed: readonly string[]): { chosen: string[]; left: number; unknown: string[] } {
  const files = filesOf(ROOT).filter((file) => existsSync(join(ROOT, file)));
  const sources = readSources(ROOT, files);
  const importers = readImporters(sources);
  const isKnown = (file: string) => nearestTests([file], importers).length > 0;
  const above = new Map(
    changed.filter((file) => !isKnown(file)).map((file) => [file, testsAbove(file, files)]),
  );
  const seeds = [...changed, ...[...above.values()].flat()];
  const programs = programTests(sources, importers);
  const reached = nearestTests(seeds, importers).filter((file) => existsSync(join(ROOT, file)));
  const quick = reached.filter((file) => seeds.includes(file) || !programs.has(file));
  const chosen = quick.slice(0, MOST);
  return {
    chosen,
    left: reached.length - chosen.length,
    unknown: [...above].filter(([, tests]) => tests.length === 0).map(([file]) => file),
  };
}

await command(
  {
    name: 'test:changed',
    about:
      'Runs the unit tests that import what has changed since this branch left main; on main, what is not committed, or its last commit.',
    options: {
      since: {
        type: 'string',
        value: 'COMMIT',
        help: 'what has changed since this commit instead',
      },
    },
    examples: ['npm run test:changed', 'npm run test:changed -- --since HEAD~3'],
    notes:
      `At most ${MOST} files of tests run, the nearest first, and of those that start programs only what has changed itself. ` +
      'A file that is read instead of imported has the tests of the nearest folder above it.',
  },
  async ({ values: { since } }) => {
    const changed = since === undefined ? changedFiles(ROOT) : changedSince(ROOT, since);
    const { chosen, left, unknown } = choose(changed);
    for (const file of unknown) console.log(`No unit test is known for ${file}.`);
    console.log(`Files of tests: ${chosen.length} run, ${left} are left to npm test.`);
    if (chosen.length === 0) return true;
    const paths = chosen.map((file) => join(ROOT, file));
    const args = [VITEST, 'run', ...paths];
    return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
  },
);
