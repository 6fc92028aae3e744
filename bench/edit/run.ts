import { loadavg } from 'node:os';
import { command, SITE_OPTION } from '../../commands/door/command.ts';
import { applyOperation } from '../../edit/edit-yaml.ts';
import { readData } from '../../edit/source.ts';
import { randomFrom } from '../../test-support/random.ts';
import { randomOperation } from '../../test-support/edit/random-operation.ts';
import { largestPage } from './largest-page.ts';

const SEED = 18;
const WARM_UP = 200;

/**
 * Milliseconds that each of so many random operations on a text took, in ascending order: by the clock, and of the
 * processor for this process alone, whatever else the machine is busy with.
 */
type Times = Record<'wall' | 'cpu', number[]>;

function timeOperations(text: string, count: number): Times {
  const random = randomFrom(SEED);
  const data = readData(text);
  const times: Times = { wall: [], cpu: [] };
  for (let n = 0; n < WARM_UP + count; n += 1) {
    const operation = randomOperation(random, data);
    // The whole file at once is not an edit that a person makes.
    if (operation.path === '') continue;
    const start = performance.now();
    const before = process.cpuUsage();
    applyOperation(text, operation);
    const { user, system } = process.cpuUsage(before);
    if (n < WARM_UP) continue;
    times.wall.push(performance.now() - start);
    times.cpu.push((user + system) / 1000);
  }
  return { wall: inOrder(times.wall), cpu: inOrder(times.cpu) };
}

function inOrder(times: readonly number[]): number[] {
  return times.toSorted((a, b) => a - b);
}

await command(
  {
    name: 'bench -- edit',
    about:
      'Measures how long one operation on the largest page takes, with the check of what it wrote.',
    options: { site: SITE_OPTION },
    operands: '[COUNT]',
    examples: ['npm run bench -- edit', 'npm run bench -- edit 5000'],
  },
  ({ values, positionals: [count = '1000'] }) => {
    const { name: file, text } = largestPage(values.site);
    const times = timeOperations(text, Number(count));
    const load = loadavg()[0]?.toFixed(1);
    console.log(
      `${file}, ${text.length} characters, ${times.wall.length} operations, load ${load}`,
    );
    for (const [name, all] of Object.entries(times)) {
      const at = (share: number) => (all[Math.floor(all.length * share)] ?? 0).toFixed(2);
      console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
    }
    return Promise.resolve(true);
  },
);
