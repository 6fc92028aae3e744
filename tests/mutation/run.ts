import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import parts from '../../prerender/engine/parts.json' with { type: 'json' };
import { type Mutant, mutantsOf, randomFrom } from './mutate.ts';

/*
 * `npm run mutation [-- --seed 7 --count 60 --skip 0]`: changes one token of a product line at random and runs the unit
 * tests that import the file; a test must fail. Lines are drawn evenly, so a long file is drawn more often. Works in a
 * copy below .cache/, so the checkout stays as it is. `--skip 20` goes on where a run of 20 has ended.
 */
const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, '.cache/mutation');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
  },
});

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');
const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/generated\//.test(file) &&
  Object.keys(parts).some((part) => file.startsWith(`${part}/`));

rmSync(COPY, { recursive: true, force: true });
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

const random = randomFrom(Number(values.seed));
const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

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

const lines = [...byLine.keys()];
const survivors: Mutant[] = [];
const skipped = Number(values.skip);
for (let number = 1; number <= skipped + Number(values.count); number += 1) {
  const mutant = pick(byLine.get(pick(lines) ?? '') ?? []);
  if (!mutant) throw new Error('There is no line to change.');
  if (number <= skipped) continue;
  const caught = isCaught(mutant);
  if (!caught) survivors.push(mutant);
  console.log(`${number} ${caught ? 'caught  ' : 'SURVIVED'} ${mutant.file}:${mutant.line}`);
}
for (const { file, line, before, after } of survivors)
  console.log(`\n${file}:${line}\n- ${before.trim()}\n+ ${after.trim()}`);
console.log(
  `\n${Number(values.count) - survivors.length} of ${values.count} caught, seed ${values.seed}`,
);
rmSync(COPY, { recursive: true, force: true });
