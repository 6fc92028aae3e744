import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { InlineConfig } from 'vite';
import engine from '../../package.json' with { type: 'json' };
import { ENGINE, siteFolders } from '../paths.ts';
import { packageServer } from './server-package.ts';

const compiled = vi.hoisted(() => vi.fn<(config: InlineConfig) => Promise<void>>());
// As the real one, it leaves a folder.
compiled.mockImplementation(async ({ build: { outDir = '' } = {} }) => {
  mkdirSync(outDir, { recursive: true });
});
vi.mock('vite', async (load) => ({
  ...(await load<typeof import('vite')>()),
  build: compiled,
}));

/** A built site in a folder, and one for the package. */
function bench() {
  const root = mkdtempSync(join(tmpdir(), 'server-package-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = siteFolders(join(root, 'site'));
  mkdirSync(join(folders.dist, 'about'), { recursive: true });
  writeFileSync(join(folders.dist, 'about/index.html'), 'About');
  return { folders, output: join(root, 'made/output') };
}

test('a package has the built site, the commands of a server and what has to be installed', async () => {
  const { folders, output } = bench();
  await packageServer(folders, output);
  expect(readFileSync(join(output, 'dist/about/index.html'), 'utf8')).toBe('About');
  for (const name of readdirSync(join(ENGINE, 'gateway/operations')))
    expect(existsSync(join(output, name)), name).toBe(true);
  const { libsql } = engine.dependencies;
  const text = readFileSync(join(output, 'package.json'), 'utf8');
  expect(text).toMatch(/^\{\n {2}"name": "website",\n.*\n\}\n$/s);
  const manifest: unknown = JSON.parse(text);
  expect(manifest).toEqual({
    name: 'website',
    private: true,
    type: 'module',
    engines: engine.engines,
    scripts: { start: 'exec node server/serve.mjs', inquiries: 'node server/inquiries.mjs' },
    dependencies: { libsql },
  });
  const lock: unknown = JSON.parse(readFileSync(join(output, 'package-lock.json'), 'utf8'));
  expect(lock).toMatchObject({
    name: 'website',
    packages: { '': manifest, 'node_modules/libsql': { version: expect.any(String) } },
  });
  const [[config] = []] = compiled.mock.calls;
  expect(config).toMatchObject({
    // Neither the configuration of the engine nor its own site is a part of it.
    configFile: false,
    publicDir: false,
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: true,
      outDir: join(output, '.making/server'),
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          serve: join(ENGINE, 'commands/serve.ts'),
          gateway: join(ENGINE, 'commands/gateway.ts'),
          inquiries: join(ENGINE, 'commands/inquiries.ts'),
          'sqlite-worker': join(ENGINE, 'gateway/store/sqlite/sqlite-worker.ts'),
        },
      },
    },
  });
});

test('what is there of an earlier package is replaced, but for templates and what is kept there', async () => {
  const { folders, output } = bench();
  await packageServer(folders, output);
  for (const file of ['dist/old.html', 'server/old.mjs', '.data/gateway.db', 'Dockerfile']) {
    mkdirSync(join(output, file, '..'), { recursive: true });
    writeFileSync(join(output, file), 'mine');
  }
  await packageServer(folders, output);
  const isThere = (file: string) => existsSync(join(output, file));
  expect([
    isThere('dist/old.html'),
    isThere('server/old.mjs'),
    isThere('.data/gateway.db'),
  ]).toEqual([false, false, true]);
  expect(readFileSync(join(output, 'Dockerfile'), 'utf8')).toBe('mine');
});
