import { join } from 'node:path';
import { command } from '../../commands/door/command.ts';
import { printProblem } from '../../check/report/text.ts';
import { pick, randomFrom } from '../../test-support/random.ts';
import { type Fixed, judge, judgeFixes, type Verdict } from './judge.ts';
import { blockKinds } from './kinds/blocks.ts';
import { keyboardKinds } from './kinds/keyboards.ts';
import { nameKinds } from './kinds/names.ts';
import { syntaxKinds } from './kinds/syntax.ts';
import { valueKinds } from './kinds/values.ts';
import { wordKinds } from './kinds/words.ts';
import type { Kind } from './mistake.ts';
import { TriedSite } from './tried-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITES = ['.', 'tests/second-site/bakery', 'tests/second-site/clinic'];
const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  syntax: syntaxKinds,
  keyboards: keyboardKinds,
  names: nameKinds,
  words: wordKinds,
  values: valueKinds,
  blocks: blockKinds,
};

/** So many files are looked at for a place where a kind of mistake can be made. */
const TRIES = 40;

interface Result {
  group: string;
  verdict: Verdict;
  fixed: Fixed;
}

async function tryOne(
  kind: Kind,
  sites: readonly TriedSite[],
  random: () => number,
): Promise<(Omit<Result, 'group'> & { shown: string }) | undefined> {
  for (let n = 0; n < TRIES; n += 1) {
    const site = pick(random, sites);
    const fitting = site.files.filter((file) => kind.files.test(file));
    if (fitting.length === 0) continue;
    const file = pick(random, fitting);
    const before = site.read(file);
    const mistake = kind.make(before, random);
    if (!mistake) continue;
    const check = (text: string) => site.problemsOf(file, text, kind.isOfSite ?? false);
    const found = await check(mistake.text);
    const verdict = judge(found, kind, file, mistake);
    const fixed = await judgeFixes(found, {
      before,
      after: mistake.text,
      lines: mistake.lines,
      check,
    });
    const [first] = mistake.lines;
    const report = found.slice(0, 3).map(printProblem).join('');
    const line = mistake.text.split('\n')[first - 1] ?? '';
    const shown = `--- ${kind.name}: ${verdict}, fix ${fixed}, ${file}:${first} of ${site.folder}\n    ${line}\n${report}`;
    return { verdict, fixed, shown };
  }
  return undefined;
}

function printTable(results: readonly Result[]): void {
  console.log('kind        mistakes  right  extra   place  cause  silent  fixed  wrong fix');
  const groups = [...Object.keys(GROUPS), 'all'];
  for (const group of groups) {
    const own = results.filter((result) => group === 'all' || result.group === group);
    const count = (verdict: Verdict) => own.filter((result) => result.verdict === verdict).length;
    const fixes = own.filter(({ fixed }) => fixed === 'restored' || fixed === 'other').length;
    const wrong = own.filter(({ fixed }) => fixed === 'wrong' || fixed === 'again').length;
    const share = ((100 * count('right')) / Math.max(own.length, 1)).toFixed(1);
    const cells = [
      own.length,
      `${share}%`,
      count('extra'),
      count('place'),
      count('cause'),
      count('silent'),
      fixes,
      wrong,
    ];
    console.log(`${group.padEnd(10)}${cells.map((cell) => String(cell).padStart(8)).join('')}`);
  }
}

await command(
  {
    name: 'bench -- mistakes',
    about:
      'Makes mistakes at random in three sites and says how many reports name the right place, cause and fix, and nothing else.',
    options: {
      seed: { type: 'string', default: '1', value: 'N', help: 'of the random numbers (1 without)' },
      count: {
        type: 'string',
        default: '600',
        value: 'N',
        help: 'how many mistakes (600 without)',
      },
      show: { type: 'boolean', help: 'prints each mistake that was not reported as it should be' },
    },
    examples: [
      'npm run bench -- mistakes',
      'npm run bench -- mistakes --seed 7 --count 200 --show',
    ],
  },
  async ({ values }) => {
    const random = randomFrom(Number(values.seed));
    const count = Number(values.count);
    const sites = SITES.map((folder) => new TriedSite(join(ROOT, folder)));
    const kinds = Object.entries(GROUPS).flatMap(([group, some]) =>
      some.map((kind) => ({ group, kind })),
    );
    const results: Result[] = [];
    for (let n = 0; results.length < count && n < 2 * count; n += 1) {
      const next = kinds[n % kinds.length];
      const result = next && (await tryOne(next.kind, sites, random));
      if (!next || !result) {
        if (values.show) console.log(`--- ${next?.kind.name}: no place found`);
        continue;
      }
      results.push({ group: next.group, verdict: result.verdict, fixed: result.fixed });
      const isFine = result.verdict === 'right' && !['wrong', 'again'].includes(result.fixed);
      if (values.show && !isFine) console.log(result.shown);
    }
    printTable(results);
    return true;
  },
);
