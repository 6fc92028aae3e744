import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A file or folder of the project as papers name it: `check/check-site.ts`, `prerender/cache/`. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`/g;

/** What exists only after a build, stands for any file, or is the example of a new block. */
const MADE =
  /^(?:dist|media|public|pages|assets|node_modules|\.cache|\.data|page)\/|\/timeline[./]/;

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s names no file that is gone',
  (paper) => {
    const named = [...readFileSync(join(ROOT, paper), 'utf8').matchAll(PATH)].map(
      ([, path = '']) => path,
    );
    const within =
      paper === 'docs/architecture.md' ? ['', 'gateway', 'check'] : ['', 'renderer', 'renderer/ui'];
    const gone = named.filter(
      (path) => !MADE.test(path) && !within.some((folder) => existsSync(join(ROOT, folder, path))),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(gone).toEqual([]);
  },
);
