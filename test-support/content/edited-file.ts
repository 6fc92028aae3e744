import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import type { Operation } from '../../schema/generated/data.d.ts';

export const FILE = 'pages/a.yaml';
export const BASE = '# top\ntitle: One\nlead: Two\ncards:\n  - name: A\n  - name: B\n  - name: C\n';

export const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });

/** A folder with one file that is edited, new for each test of the file that calls this. */
export function editedFile() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-edits-'));
    mkdirSync(join(folder, 'pages'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (path: string) => join(folder, path);
  /** What a process does that was started again: nothing is remembered but what is in files. */
  const edits = () => new SiteEdits(folder);
  return {
    at,
    edits,
    edit: (...operations: Operation[]) =>
      edits().apply('Test', [{ file: FILE, base: BASE, operations }]),
    write: (text: string) => writeFileSync(at(FILE), text),
    read: () => readFileSync(at(FILE), 'utf8'),
  };
}
