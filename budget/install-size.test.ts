import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sizeForAuthors, sizeForServer } from './install-size.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'install-size-'));

afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

function write(file: string, bytes: number): void {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), 'x'.repeat(bytes));
}

write('node_modules/pg/index.js', 100);
write('node_modules/pg/node_modules/inner/a.js', 20);
write('node_modules/inner/lib/a.js', 3000);
write('node_modules/vite/index.js', 40_000);
write('node_modules/vitest/index.js', 500_000);
writeFileSync(
  join(ROOT, 'package-lock.json'),
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { pg: '1', vite: '1' } },
      'node_modules/pg': { dependencies: { inner: '1' }, optionalDependencies: { absent: '1' } },
      'node_modules/pg/node_modules/inner': {},
      'node_modules/inner': {},
      'node_modules/vite': { dependencies: { inner: '2' } },
      'node_modules/vitest': { dev: true },
      'node_modules/absent': { optional: true },
    },
  }),
);

it('counts what authors install: no tests, nothing of other systems, each package once', () => {
  expect(sizeForAuthors(ROOT)).toEqual({ packages: 4, bytes: 43_120 });
});

it('counts what a server installs: its packages and what each of them finds', () => {
  expect(sizeForServer(ROOT, ['pg'])).toEqual({ packages: 2, bytes: 120 });
  expect(sizeForServer(ROOT, ['vite'])).toEqual({ packages: 2, bytes: 43_000 });
});
