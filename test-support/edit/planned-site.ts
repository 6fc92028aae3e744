import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { planChanges } from '../../authoring/page/plan.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { Operation, Wish } from '../../schema/generated/data.d.ts';

const GOOD = join(import.meta.dirname, '../../tests/bad-content/good-site');

/** The page that most plans are for. */
export const FILE = 'pages/team.yaml';
export const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });

/** Lays the good site for each test of a file, and removes it afterwards. */
export class PlannedSite {
  folder = '';

  constructor() {
    beforeEach(() => {
      this.folder = mkdtempSync(join(tmpdir(), 'plan-'));
      cpSync(GOOD, this.folder, { recursive: true });
    });
    afterEach(() => rmSync(this.folder, { recursive: true }));
  }

  plan(...wishes: Wish[]) {
    return planChanges(this.folder, wishes);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Digests of all files of the site. */
  snapshot(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.data'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => `${file} ${digestOf(readFileSync(file))}`);
  }
}
