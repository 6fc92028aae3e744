import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { command, UsageError } from '../../commands/door/command.ts';
import parts from '../../prerender/engine/parts.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import { randomFrom } from '../../test-support/random.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import { nearestTests, readImporters } from './nearest-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, '.cache/mutation');

/** A process of a test that was ended may still write there. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 500 };

const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/generated\//.test(file) &&
  Object.keys(parts).some((part) => file.startsWith(`${part}/`));

/** How many tests run at once: a change is most often caught by one of the nearest. */
const STEPS = [4, 20, Infinity];

/** No step takes so long unless it hangs, also on a busy machine; in milliseconds. */
const LIMIT = 30 * 60_000;

/** Tests that fail in the copy without any change: they say nothing. */
const broken = new Set<string>();

/** The tests of these that fail; all of them if none comes to its end. */
function failuresOf(tests: readonly string[]): string[] {
  const report = join(COPY, '.cache/report.json');
  rmSync(report, { force: true });
  const vitest = join(ROOT, 'node_modules/.bin/vitest');
  const reporter = ['--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(vitest, ['run', '--bail=1', ...reporter, ...tests], {
    cwd: COPY,
    timeout: LIMIT,
  });
  if (status === 0) return [];
  if (!existsSync(report)) return [...tests];
  const found: unknown = JSON.parse(readFileSync(report, 'utf8'));
  const files: unknown[] =
    isRecord(found) && Array.isArray(found['testResults']) ? found['testResults'] : [];
  const failed = files.filter(isRecord).filter(({ status: of }) => of === 'failed');
  return failed.length > 0 ? failed.map(({ name }) => relative(COPY, String(name))) : [...tests];
}

/** Whether a test fails that does not fail without the change. */
function isCaughtBy(tests: readonly string[], { file, line, after }: Mutant): boolean {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  for (;;) {
    const left = tests.filter((test) => !broken.has(test));
    if (left.length === 0) return false;
    const lines = text.split('\n').with(line - 1, after);
    writeFileSync(path, lines.join('\n'));
    const failed = failuresOf(left);
    writeFileSync(path, text);
    if (failed.length === 0) return false;
    const alsoWithout = failuresOf(failed);
    if (alsoWithout.length < failed.length) return true;
    for (const test of alsoWithout) broken.add(test);
  }
}

/** Tests that start programs. */
const PROGRAM_TEST = /^tests\/(?!browser\/).*\.test\.ts$/;

/** The tests that may notice a change of a file, in the order and the portions in which they run. */
function stepsFor(file: string, tests: readonly string[], all: readonly string[]): string[][] {
  // A command is started as a program, by tests that do not import it.
  const programs = file.startsWith('commands/')
    ? all.filter((test) => PROGRAM_TEST.test(test))
    : [];
  const wanted = [...new Set([...tests, ...programs])];
  return STEPS.map((until, n) => wanted.slice(STEPS[n - 1] ?? 0, until));
}

/** Prints for each change whether it was caught, and those that were not. */
function mutate(seed: number, count: number, skip: number): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
  rmSync(COPY, REMOVAL);
  for (const file of tracked) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    // Some tests are about links that lead nowhere or out of a site.
    cpSync(join(ROOT, file), join(COPY, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));

  const byLine = new Map<string, Mutant[]>();
  for (const file of tracked.filter(isProduct))
    for (const mutant of mutantsOf(file, readFileSync(join(COPY, file), 'utf8'))) {
      const line = `${file}:${mutant.line}`;
      byLine.set(line, [...(byLine.get(line) ?? []), mutant]);
    }

  const importers = readImporters(ROOT, tracked);
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];

  const lines = [...byLine.keys()];
  const survivors: Mutant[] = [];
  for (let number = 1; number <= skip + count; number += 1) {
    const mutant = pick(byLine.get(pick(lines) ?? '') ?? []);
    if (!mutant) throw new Error('There is no line to change.');
    if (number <= skip) continue;
    const tests = nearestTests(mutant.file, importers);
    const caught = stepsFor(mutant.file, tests, tracked).some((step) => isCaughtBy(step, mutant));
    if (!caught) survivors.push(mutant);
    console.log(`${number} ${caught ? 'caught  ' : 'SURVIVED'} ${mutant.file}:${mutant.line}`);
  }
  for (const { file, line, before, after } of survivors)
    console.log(`\n${file}:${line}\n- ${before.trim()}\n+ ${after.trim()}`);
  for (const test of broken) console.log(`\n${test} fails without a change, so it does not count.`);
  console.log(`\n${count - survivors.length} of ${count} caught, seed ${seed}`);
  rmSync(COPY, REMOVAL);
}

await command(
  {
    name: 'mutation',
    about:
      'Changes one token of a product line at random and runs the unit tests that import the file; a test must fail.',
    options: {
      seed: {
        type: 'string',
        default: '1',
        value: 'N',
        help: 'what chooses the lines; 1 by default',
      },
      count: { type: 'string', default: '60', value: 'N', help: 'how many changes; 60 by default' },
      skip: { type: 'string', default: '0', value: 'N', help: 'go on after so many, 0 by default' },
    },
    examples: ['npm run mutation', 'npm run mutation -- --seed 7 --count 20 --skip 20'],
    notes:
      'Lines are drawn evenly, so a long file is drawn more often. Works in a copy below .cache/, so the checkout ' +
      'stays as it is.',
  },
  ({ values: { seed, count, skip } }) => {
    mutate(numberOf(seed), numberOf(count), numberOf(skip));
    return Promise.resolve(true);
  },
);

function numberOf(given: string): number {
  if (!/^\d+$/.test(given)) throw new UsageError(`${given} is no number.`);
  return Number(given);
}
