import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command, UsageError } from '../../commands/door/command.ts';
import parts from '../../prerender/engine/parts.json' with { type: 'json' };
import { type Mutant, mutantsOf, randomFrom } from './mutate.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, '.cache/mutation');

/** A process of a test that was ended may still write there. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 500 };

const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/generated\//.test(file) &&
  Object.keys(parts).some((part) => file.startsWith(`${part}/`));

/** Whether a unit test that imports the file fails. */
function isCaught({ file, line, after }: Mutant): boolean {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text
      .split('\n')
      .with(line - 1, after)
      .join('\n'),
  );
  const vitest = join(ROOT, 'node_modules/.bin/vitest');
  const args = ['related', '--run', '--bail=1', '--passWithNoTests', '--reporter=dot', path];
  const { status } = spawnSync(vitest, args, { cwd: COPY, timeout: 240_000 });
  writeFileSync(path, text);
  // A test that never ends has caught it, too.
  return status !== 0;
}

/** Prints for each change whether it was caught, and those that were not. */
function mutate(seed: number, count: number, skip: number): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
  rmSync(COPY, REMOVAL);
  for (const file of tracked) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    cpSync(join(ROOT, file), join(COPY, file));
  }

  const byLine = new Map<string, Mutant[]>();
  for (const file of tracked.filter(isProduct))
    for (const mutant of mutantsOf(file, readFileSync(join(COPY, file), 'utf8'))) {
      const line = `${file}:${mutant.line}`;
      byLine.set(line, [...(byLine.get(line) ?? []), mutant]);
    }

  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];

  const lines = [...byLine.keys()];
  const survivors: Mutant[] = [];
  for (let number = 1; number <= skip + count; number += 1) {
    const mutant = pick(byLine.get(pick(lines) ?? '') ?? []);
    if (!mutant) throw new Error('There is no line to change.');
    if (number <= skip) continue;
    const caught = isCaught(mutant);
    if (!caught) survivors.push(mutant);
    console.log(`${number} ${caught ? 'caught  ' : 'SURVIVED'} ${mutant.file}:${mutant.line}`);
  }
  for (const { file, line, before, after } of survivors)
    console.log(`\n${file}:${line}\n- ${before.trim()}\n+ ${after.trim()}`);
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
