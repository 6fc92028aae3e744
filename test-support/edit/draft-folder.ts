import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Operation } from '../../schema/generated/data.d.ts';

export const FILE = 'pages/a.yaml';
export const BASE = '# top\ntitle: One\nlead: Two\ncards:\n  - name: A\n  - name: B\n  - name: C\n';
/** The same with another title. */
export const ONE = BASE.replace('One', 'Uno');

export const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });
/** Changes of `FILE`. */
export const edit = (...operations: Operation[]) => [{ file: FILE, operations }];

/** Lays a folder with `FILE` for each test of a file, and removes it afterwards. */
export class DraftFolder {
  folder = '';

  constructor() {
    beforeEach(() => {
      this.folder = mkdtempSync(join(tmpdir(), 'draft-'));
      mkdirSync(this.at('pages'));
      this.write(BASE);
    });
    afterEach(() => rmSync(this.folder, { recursive: true }));
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  write(text: string, file = FILE): void {
    writeFileSync(this.at(file), text);
  }

  read(file = FILE): string {
    return readFileSync(this.at(file), 'utf8');
  }
}
