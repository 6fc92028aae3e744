import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readData } from '../../edit/source.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { compilePrograms } from '../../prerender/package/server-package.ts';
import { isRecord } from '../../schema/is-record.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = 'pages/case-studies.yaml';
/** KILLS=500 is for a change of the journal; each starts a process, so that a usual run takes fewer. */
const MOMENTS = Number(process.env['KILLS'] ?? 20);
/** Processes that edit, and are killed, at the same time. */
const AT_ONCE = 5;
/** Milliseconds after the first edit; one edit takes a few. */
const LATEST = 60;

const programs = mkdtempSync(join(tmpdir(), 'programs-'));
beforeAll(() => compilePrograms(['tests/edit/edit-on-and-on.ts'], programs));
afterAll(() => rmSync(programs, { recursive: true }));

/** Lets a process edit on and on, and kills it. */
async function editAndKill(folder: string): Promise<void> {
  const program = join(programs, 'edit-on-and-on.mjs');
  const child = spawn(process.execPath, [program, folder, FILE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await wait(Math.random() * LATEST);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** @returns how many steps were in the journal */
async function editKillAndUndo(page: string): Promise<number> {
  const original = readFileSync(page, 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  cpSync(page, join(folder, FILE));
  await editAndKill(folder);
  const atOnce = readData(readFileSync(join(folder, FILE), 'utf8'));
  const title = isRecord(atOnce) ? atOnce['title'] : undefined;
  expect(title).toMatch(/^Title \d+$/);
  const edits = new SiteEdits(folder);
  const history = await edits.history();
  // What the journal tells last is in the file, whether the process came to write it or not.
  const last = history.at(-1)?.changes[0]?.operations[0];
  expect(readData(readFileSync(join(folder, FILE), 'utf8'))).toMatchObject({
    title: last?.op === 'set' ? last.value : '',
  });
  while (await edits.undo());
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe(original);
  expect(readdirSync(join(folder, '.data/edits'))).toEqual(['journal.jsonl', 'texts']);
  rmSync(folder, { recursive: true });
  return history.length;
}

test('killed at any moment, nothing is torn and all can be undone', async () => {
  const page = join(ROOT, 'pages/resources/case-studies.yaml');
  let steps = 0;
  for (let n = 0; n < MOMENTS; n += AT_ONCE) {
    const atOnce = Array.from({ length: AT_ONCE }, () => editKillAndUndo(page));
    for (const count of await Promise.all(atOnce)) steps += count;
  }
  expect(steps).toBeGreaterThan(MOMENTS);
});
