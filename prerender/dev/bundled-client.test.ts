import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENGINE } from '../paths.ts';
import { BundledClient, isClientSource } from './bundled-client.ts';

/** A server of the engine's modules, with a bundle that says so. */
async function serverWith(client: BundledClient) {
  const server = await createServer({
    root: ENGINE,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [client.plugin()],
  });
  onTestFinished(() => server.close());
  const codeOf = async (url: string) =>
    (await server.environments.client.transformRequest(url))?.code ?? '';
  return { server, codeOf };
}

function bundleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dev-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'export const [start, markBlock, allBlockComponents] = [];';
  writeFileSync(join(folder, 'client.mjs.gz'), gzipSync(script));
  writeFileSync(join(folder, 'client.css.gz'), gzipSync('.of-bundle { color: red; }'));
  return folder;
}

const START = '/renderer/dev/start.ts';
const BLOCK = '/dev/blocks/hero.js';

test('modules of the engine are served from its bundle until one of them changes', async () => {
  const client = new BundledClient(bundleFolder());
  const { server, codeOf } = await serverWith(client);
  const overlay = '/renderer/studio/start-overlay.ts';
  for (const address of [START, BLOCK, '/renderer/block.ts', overlay, `${START}?v=1a2b3c4d`])
    expect(await codeOf(address)).toContain('/dev/client.mjs');
  expect(await codeOf('/dev/client.css')).toContain('.of-bundle');
  const send = vi.spyOn(server.environments.client.hot, 'send');
  client.forget(server);
  client.forget(server);
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  expect(await codeOf(START)).toContain('/renderer/dev/entry-dev.tsx');
});

test('without a bundle they are served as they are', async () => {
  const client = new BundledClient(undefined);
  const { server, codeOf } = await serverWith(client);
  expect(await codeOf(START)).toContain('/renderer/dev/entry-dev.tsx');
  const send = vi.spyOn(server.environments.client.hot, 'send');
  client.forget(server);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['renderer/Page.tsx', true],
  ['renderer/styles/base.css', true],
  ['schema/texts/markdown.ts', true],
  ['renderer/App.test.tsx', false],
  ['prerender/dev/dev.ts', false],
  ['pages/index.yaml', false],
])('pages are made of %s: %s', (file, is) => {
  expect(isClientSource(join(ENGINE, file))).toBe(is);
});
