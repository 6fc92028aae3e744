import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readData } from '../../edit/source.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { isRecord } from '../../schema/is-record.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = 'case-studies.yaml';
const MOMENTS = 50;
/** Milliseconds after the first edit; one edit takes a few. */
const LATEST = 60;

/** Lets a process edit on and on, and kills it. */
async function editAndKill(folder: string): Promise<void> {
  const program = join(import.meta.dirname, 'edit-on-and-on.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, FILE], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await wait(Math.random() * LATEST);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test(
  'killed at any moment, nothing is torn and all can be undone',
  { timeout: 600_000 },
  async () => {
    const page = join(ROOT, 'pages/resources', FILE);
    const original = readFileSync(page, 'utf8');
    let steps = 0;
    for (let n = 0; n < MOMENTS; n += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'killed-'));
      cpSync(page, join(folder, FILE));
      await editAndKill(folder);
      const atOnce = readData(readFileSync(join(folder, FILE), 'utf8'));
      const title = isRecord(atOnce) ? atOnce['title'] : undefined;
      expect(title).toMatch(/^Title \d+$/);
      const edits = new SiteEdits(folder);
      const history = edits.history();
      // What the journal tells last is in the file, whether the process came to write it or not.
      const last = history.at(-1)?.changes[0]?.operations[0];
      expect(readData(readFileSync(join(folder, FILE), 'utf8'))).toMatchObject({
        title: last?.op === 'set' ? last.value : '',
      });
      steps += history.length;
      while (edits.undo());
      expect(readFileSync(join(folder, FILE), 'utf8')).toBe(original);
      expect(readdirSync(join(folder, '.data/edits'))).toEqual(['journal.jsonl']);
      rmSync(folder, { recursive: true });
    }
    expect(steps).toBeGreaterThan(MOMENTS);
  },
);
