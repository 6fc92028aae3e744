import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDraft } from '../../edit/draft/draft.ts';
import { compilePrograms } from '../../prerender/package/server-package.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = 'pages/case-studies.yaml';
const MOMENTS = Number(process.env['DRAFT_KILLS'] ?? 10);
/** Milliseconds after the first edit; one takes a few. */
const LATEST = 60;

const programs = mkdtempSync(join(tmpdir(), 'programs-'));
beforeAll(() => compilePrograms(['tests/edit/draft-on-and-on.ts'], programs));
afterAll(() => rmSync(programs, { recursive: true }));

/** Lets a process edit a draft on and on, and kills it. @returns the number of the last edit that it told */
async function editAndKill(folder: string): Promise<number> {
  const program = join(programs, 'draft-on-and-on.mjs');
  const child = spawn(process.execPath, [program, folder, FILE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (bytes: Buffer) => (told += bytes.toString()));
  await once(child.stdout, 'data');
  await wait(Math.random() * LATEST);
  child.kill('SIGKILL');
  await once(child, 'close');
  return Number(told.split('\n').at(-2));
}

test('a process that is killed at any moment loses nothing of the draft, and tears nothing', async () => {
  const page = join(ROOT, 'pages/resources/case-studies.yaml');
  const original = readFileSync(page, 'utf8');
  for (let n = 0; n < MOMENTS; n += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'killed-draft-'));
    cpSync(page, join(folder, FILE));
    const told = await editAndKill(folder);
    const draft = openDraft(folder);
    const title = /^title: Title (\d+)$/m.exec(draft.text(FILE) ?? '')?.[1];
    expect(Number(title)).toBeGreaterThanOrEqual(told);
    expect(readFileSync(join(folder, FILE), 'utf8')).toBe(original);
    while (draft.undo());
    expect(draft.changedFiles()).toEqual([]);
    expect(draft.text(FILE)).toBe(original);
    expect(readdirSync(folder).toSorted()).toEqual(['.data', 'pages']);
    rmSync(folder, { recursive: true });
  }
}, 120_000);
