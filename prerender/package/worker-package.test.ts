import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { InlineConfig } from 'vite';
import { MANIFEST_FILE } from '../../check/files/foreign-folder.ts';
import { listBelow } from '../../check/files/list-below.ts';
import { ENGINE, siteFolders } from '../paths.ts';
import { packageWorker } from './worker-package.ts';

const compiled = vi.hoisted(() => vi.fn<(config: InlineConfig) => Promise<void>>());
vi.mock('vite', async (load) => ({
  ...(await load<typeof import('vite')>()),
  build: compiled,
}));
beforeEach(() => void compiled.mockClear());

const form = (...targets: string[]) => ({
  title: 'Ask us',
  subtitle: 'We answer soon.',
  fields: [],
  messages: {},
  deliver: targets.map((to) => ({ to })),
});

/** A built site with some forms, and where its package goes. */
function bench(forms: Record<string, ReturnType<typeof form>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'worker-package-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('site/dist/about/index.html', 'About');
  write('site/dist/.forms.json', JSON.stringify(forms));
  return { folders: siteFolders(join(root, 'site')), output: join(root, 'made/worker'), write };
}

const ask = (hook: unknown, id: string): unknown =>
  typeof hook === 'function' ? hook.call({}, id) : undefined;

/** The module that the Worker is bundled from. */
function entryOf(config: InlineConfig | undefined): unknown {
  const [plugin] = config?.plugins ?? [];
  if (!plugin || !('load' in plugin) || typeof plugin.load !== 'function')
    throw new Error('Nothing gives the entry.');
  const { load, resolveId } = plugin;
  expect(ask(resolveId, 'virtual:worker')).toBe('virtual:worker');
  expect([ask(resolveId, 'vite'), ask(load, 'vite')]).toEqual([undefined, undefined]);
  return ask(load, 'virtual:worker');
}

test('a package has the built site, settings and a Worker that knows the forms and the schedule', async () => {
  const forms = { inquiry: form('crm', 'webhook') };
  const schedule = { next: { at: '2026-12-01T09:00+01:00', what: 'pages/a.yaml appears' } };
  const { folders, output, write } = bench(forms);
  write('site/dist/.schedule.json', JSON.stringify(schedule));
  await packageWorker(folders, output);
  expect(listBelow(output).toSorted()).toEqual([
    MANIFEST_FILE,
    'dist/.assetsignore',
    'dist/.forms.json',
    'dist/.schedule.json',
    'dist/about/index.html',
    'wrangler.toml',
  ]);
  expect(readFileSync(join(output, 'dist/.assetsignore'), 'utf8')).toBe('.*\n*.br\n*.gz\n');
  const [[config] = []] = compiled.mock.calls;
  expect(config).toMatchObject({
    // Neither the configuration of the engine nor its own site is a part of it.
    configFile: false,
    publicDir: false,
    ssr: { target: 'webworker', noExternal: true },
    // One file, next to what else is there.
    build: {
      ssr: true,
      outDir: join(output, '.making'),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { input: { worker: 'virtual:worker' }, output: { codeSplitting: false } },
    },
  });
  const worker = join(ENGINE, 'gateway/cloudflare/worker.ts');
  expect(entryOf(config)).toBe(`import { makeWorker } from "${worker}";
const [forms, schedule] = JSON.parse(${JSON.stringify(JSON.stringify([forms, schedule]))});
export default makeWorker({ forms: () => forms, schedule: () => schedule });`);
});

test('what is there of an earlier package is replaced, but for settings; without a schedule there is none', async () => {
  const { folders, output, write } = bench();
  await packageWorker(folders, output);
  write('made/worker/dist/old.html', 'old');
  write('made/worker/wrangler.toml', 'mine');
  await packageWorker(folders, output);
  expect(existsSync(join(output, 'dist/old.html'))).toBe(false);
  expect(readFileSync(join(output, 'wrangler.toml'), 'utf8')).toBe('mine');
  expect(entryOf(compiled.mock.calls[0]?.[0])).toContain('JSON.parse("[{},{}]")');
});

test.each([
  [{ a: form('crm', 'email'), b: form('crm') }, '"a"'],
  [{ a: form('crm', 'email'), b: form('crm'), c: form('email') }, '"a", "c"'],
])(
  'forms that go to a mailbox, also beside another target, are refused by name',
  async (forms, names) => {
    const { folders, output } = bench(forms);
    await expect(packageWorker(folders, output)).rejects.toThrow(
      `these forms deliver to a mailbox: ${names}. Deliver`,
    );
    expect(existsSync(output)).toBe(false);
  },
);
