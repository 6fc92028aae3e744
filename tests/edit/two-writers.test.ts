import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readData } from '../../edit/source.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { compilePrograms } from '../../prerender/package/server-package.ts';

const FILE = 'pages/a.yaml';
const TEXT = '# Counted by three at once\none: 0\ntwo: 0\nthree: 0\n';
const EDITS = 25;

test('three processes that edit one file lose nothing of one another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'writers-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, FILE), TEXT);
  const programs = mkdtempSync(join(tmpdir(), 'programs-'));
  await compilePrograms(['tests/edit/edit-field.ts'], programs);
  const codes = ['one', 'two', 'three'].map(async (field) => {
    const args = [join(programs, 'edit-field.mjs'), folder, FILE, field, String(EDITS)];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const [code]: unknown[] = await once(child, 'exit');
    return code;
  });
  expect(await Promise.all(codes)).toEqual([0, 0, 0]);
  const text = readFileSync(join(folder, FILE), 'utf8');
  expect(readData(text)).toEqual({ one: EDITS, two: EDITS, three: EDITS });
  const edits = new SiteEdits(folder);
  expect(await edits.history()).toHaveLength(3 * EDITS);
  while (await edits.undo());
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe(TEXT);
  rmSync(folder, { recursive: true });
  rmSync(programs, { recursive: true });
});
