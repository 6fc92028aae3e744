import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { command, UsageError } from '../../commands/door/command.ts';
import parts from '../../prerender/engine/parts.json' with { type: 'json' };
import { randomFrom } from '../../test-support/random.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import {
  nearestTests,
  programTests,
  readImporters,
  readSources,
} from '../changed/nearest-tests.ts';
import { WarmTests } from './warm-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Of its own for each run, so that some may go on side by side. */
const COPY = join(ROOT, '.cache/mutation', String(process.pid));

/** A process of a test that was ended may still write there. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 500 };

const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/generated\//.test(file) &&
  Object.keys(parts).some((part) => file.startsWith(`${part}/`));

/** The tests run in these portions, nearest first: a change is most often caught by one of the nearest. */
const STEPS = [4, 16, 48];

/** Those of some tests that start a command, from a bundle that has been made again. */
function testsOfCommand(file: string, programs: Iterable<string>): string[] {
  const name = `'${basename(file, '.ts')}'`;
  return [...programs].filter((test) => readFileSync(join(COPY, test), 'utf8').includes(name));
}

/** Writes a line otherwise, as long as something runs. */
async function withChange<Result>(
  tests: WarmTests,
  { file, line, after }: Mutant,
  run: () => Promise<Result>,
): Promise<Result> {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  const write = (written: string) => {
    writeFileSync(path, written);
    tests.changed(path);
    if (file.startsWith('commands/')) spawnSync('npm', ['run', 'dependencies'], { cwd: COPY });
  };
  const lines = text.split('\n').with(line - 1, after);
  write(lines.join('\n'));
  try {
    return await run();
  } finally {
    write(text);
  }
}

/**
 * Whether a test fails that does not fail without the change.
 * @param broken those that fail without any change, which say nothing; what turns out to be one is added
 */
async function isCaughtBy(
  files: readonly string[],
  mutant: Mutant,
  { tests, broken }: { tests: WarmTests; broken: Set<string> },
): Promise<boolean> {
  for (;;) {
    const left = files.filter((file) => !broken.has(file));
    const failed = await withChange(tests, mutant, () => tests.failuresOf(left));
    if (failed.length === 0) return false;
    const alsoWithout = await tests.failuresOf(failed);
    if (alsoWithout.length < failed.length) return true;
    for (const test of alsoWithout) broken.add(test);
  }
}

/** Lays the checkout as it is into the copy, a repository of its own: some tests ask git which files there are. */
function layCopy(files: readonly string[]): void {
  rmSync(COPY, REMOVAL);
  for (const file of files) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    // Some tests are about links that lead nowhere or out of a site.
    cpSync(join(ROOT, file), join(COPY, file), { verbatimSymlinks: true });
  }
  execFileSync('git', ['init', '-q'], { cwd: COPY });
  execFileSync('git', ['add', '.'], { cwd: COPY });
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
}

interface Drawing {
  seed: number;
  count: number;
  skip: number;
  /** Only lines of files whose path begins with it. */
  below: string;
}

/** Prints for each change whether it was caught, and those that were not. */
async function mutate({ seed, count, skip, below }: Drawing): Promise<void> {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
  layCopy(tracked);

  const byLine = new Map<string, Mutant[]>();
  for (const file of tracked.filter((path) => isProduct(path) && path.startsWith(below)))
    for (const mutant of mutantsOf(file, readFileSync(join(COPY, file), 'utf8'))) {
      const line = `${file}:${mutant.line}`;
      byLine.set(line, [...(byLine.get(line) ?? []), mutant]);
    }

  const sources = readSources(ROOT, tracked);
  const importers = readImporters(sources);
  const programs = programTests(sources, importers);
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];

  const tests = await WarmTests.start(COPY);
  const broken = new Set<string>();
  const isCaught = async (mutant: Mutant): Promise<boolean> => {
    const nearest = nearestTests([mutant.file], importers).filter((file) => !programs.has(file));
    const started = mutant.file.startsWith('commands/')
      ? testsOfCommand(mutant.file, programs)
      : [];
    const files = [...nearest, ...started];
    for (const [n, until] of STEPS.entries())
      if (await isCaughtBy(files.slice(STEPS[n - 1] ?? 0, until), mutant, { tests, broken }))
        return true;
    return false;
  };

  const lines = [...byLine.keys()];
  const survivors: Mutant[] = [];
  for (let number = 1; number <= skip + count; number += 1) {
    const mutant = pick(byLine.get(pick(lines) ?? '') ?? []);
    if (!mutant) throw new Error('There is no line to change.');
    if (number <= skip) continue;
    const caught = await isCaught(mutant);
    if (!caught) survivors.push(mutant);
    console.log(`${number} ${caught ? 'caught  ' : 'SURVIVED'} ${mutant.file}:${mutant.line}`);
  }
  await tests.close();
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
      below: {
        type: 'string',
        default: '',
        value: 'DIR',
        help: 'change only lines of files there',
      },
    },
    examples: [
      'npm run mutation',
      'npm run mutation -- --seed 7 --count 20 --skip 20',
      'npm run mutation -- --below gateway/delivery',
    ],
    notes:
      `Lines are drawn evenly, so a long file is drawn more often. At most the ${STEPS.at(-1)} nearest test files run. ` +
      'Tests that start programs run for a change of a command only, because what they start has to be bundled first. ' +
      'Works in a copy below .cache/, so the checkout stays as it is, and several runs may go on side by side.',
  },
  async ({ values: { seed, count, skip, below } }) => {
    await mutate({ seed: numberOf(seed), count: numberOf(count), skip: numberOf(skip), below });
    return true;
  },
);

function numberOf(given: string): number {
  if (!/^\d+$/.test(given)) throw new UsageError(`${given} is not a number.`);
  return Number(given);
}
