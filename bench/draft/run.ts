import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPage } from '../../check/check-page.ts';
import { openSite } from '../../check/open-site.ts';
import { command, SITE_OPTION } from '../../commands/door/command.ts';
import { openDraft } from '../../edit/draft/draft.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { timeAt } from '../times.ts';
import { largestPage } from '../edit/largest-page.ts';

/** Steps that are not counted, until the compiler of Node has seen everything. */
const WARM_UP = 100;
/** Real steps, of which a long journal is made. */
const REAL = 200;

/** Prints how many milliseconds each run took: by the clock, and of the processor for this process alone. */
async function time(what: string, count: number, run: (n: number) => unknown): Promise<void> {
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let n = 0; n < WARM_UP + count; n += 1) {
    const start = performance.now();
    const before = process.cpuUsage();
    await run(n);
    const { user, system } = process.cpuUsage(before);
    if (n < WARM_UP) continue;
    wall.push(performance.now() - start);
    cpu.push((user + system) / 1000);
  }
  console.log(`${what}: wall ${shares(wall)}; cpu ${shares(cpu)}`);
}

function shares(times: readonly number[]): string {
  const at = (share: number) => timeAt(times, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

const title = (value: string) => [{ op: 'set', path: '/title', value } as const];

/** Repeats the steps of a journal until it has as many. */
function lengthen(journal: string, steps: number): void {
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
  const long = Array.from({ length: steps }, (_, n) => {
    const line = lines[n % lines.length] ?? '';
    return line.replace(/^\{"id":\d+,"of":\d+/, `{"id":${n + 1},"of":${n + 1}`);
  });
  writeFileSync(journal, `${long.join('\n')}\n`);
}

await command(
  {
    name: 'bench -- draft',
    about:
      'Measures a step of the draft and of the files after a journal of many steps, and the check of the largest page through the draft.',
    options: { site: SITE_OPTION },
    operands: '[STEPS] [COUNT]',
    examples: [
      'npm run bench -- draft',
      'npm run bench -- draft 100',
      'npm run bench -- draft 20000 2000',
    ],
  },
  async ({ values, positionals: [steps = '20000', count = '1000'] }) => {
    const { name, text } = largestPage(values.site);
    const file = `pages/${name}`;
    const folder = mkdtempSync(join(tmpdir(), 'bench-draft-'));
    for (const part of ['site.yaml', 'pages', 'forms', 'media'])
      cpSync(join(values.site, part), join(folder, part), { recursive: true });
    console.log(
      `${file}, ${text.length} characters, ${steps} steps, load ${loadavg()[0]?.toFixed(1)}`,
    );

    let draft = openDraft(folder);
    for (let n = 0; n < REAL; n += 1) draft.apply([{ file, operations: title(`Title ${n}`) }]);
    lengthen(join(folder, '.data/studio/journal.jsonl'), Number(steps));
    draft = openDraft(folder);
    const apply = (n: number) => draft.apply([{ file, operations: title(`Words ${n}`) }]);
    await time('draft, apply', Number(count), apply);
    const back = (n: number) => (n % 2 === 0 ? draft.undo() : draft.redo());
    await time('draft, undo and redo', Number(count), back);
    const opened = openSite(folder, { unsaved: draft.unsaved });
    await time('draft, check of the page', Number(count), () => checkPage(opened.context, file));

    const edits = new SiteEdits(folder);
    const edit = (n: number) => {
      const base = readFileSync(join(folder, file), 'utf8');
      return edits.apply('Test', [{ file, base, operations: title(`Title ${n}`) }]);
    };
    for (let n = 0; n < REAL; n += 1) await edit(n);
    lengthen(join(folder, '.data/edits/journal.jsonl'), Number(steps));
    await time('files, apply', Number(count), (n) => edit(n + REAL));
    rmSync(folder, { recursive: true });
    return true;
  },
);
