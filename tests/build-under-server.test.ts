import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { inlineSources } from '../prerender/output/headers/inline-sources.ts';
import { freePort } from '../test-support/servers/free-port.ts';
import { buildSite, copySecondSite } from '../test-support/content/built-site.ts';
import { COMPILED_SERVER } from '../test-support/gateway/processes/compiled-server.ts';
import { endWithProcess } from '../test-support/processes/end-with-process.ts';

/*
 * A site is built again while it is served. Its visitors come at any moment: before, meanwhile and after, and some keep a
 * page open over all of it.
 */
const ROOT = join(import.meta.dirname, '..');

interface Visit {
  html: string;
  /** Its scripts, pictures and all else with a hash of its content in the name. */
  assets: string[];
}

/** Gets a page as a browser does: what is inlined has to be allowed, and what it names has to be there. */
async function visit(address: string): Promise<Visit> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  const html = await response.text();
  const { style, script } = inlineSources(html);
  expect(policy).toContain(style);
  expect(policy).toContain(script);
  const names = html.matchAll(/\/(?:assets|media)\/[\w./-]+\.\w+/g);
  const assets = [...new Set([...names].map(([name]) => name))];
  expect(assets.length).toBeGreaterThan(3);
  await allThere(address, assets);
  return { html, assets };
}

async function allThere(address: string, assets: readonly string[]): Promise<void> {
  for (const asset of assets) {
    expect([asset, (await fetch(new URL(asset, address))).status]).toEqual([asset, 200]);
  }
}

function edit(site: string): void {
  const picture = join(site, 'media/hills.svg');
  writeFileSync(picture, readFileSync(picture, 'utf8').replace('<svg ', '<svg data-new="yes" '));
  // A block with a sheet of its own, so that the inlined style is another.
  appendFileSync(
    join(site, 'pages/index.yaml'),
    '  - type: stats\n    heading: Since then\n    items: [{ value: "7", label: towns, share: 5 }]\n',
  );
}

test(
  'visitors get one build or the other, whole, while a new one takes its place',
  { timeout: 120_000 },
  async () => {
    const site = copySecondSite();
    const data = `${site}-data`;
    onTestFinished(() => {
      for (const folder of [site, data]) rmSync(folder, { recursive: true, force: true });
    });
    buildSite(site);
    const port = await freePort();
    const server = spawn(process.execPath, [join(COMPILED_SERVER, 'serve.mjs'), '--site', site], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data },
      stdio: 'ignore',
    });
    endWithProcess(server);
    onTestFinished(() => void server.kill('SIGKILL'));
    const address = `http://localhost:${port}/`;
    await eventually(async () => expect((await fetch(address)).ok).toBe(true));
    const old = await visit(address);

    edit(site);
    const building = spawn(process.execPath, ['commands/launch.mjs', 'build', '--site', site], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    endWithProcess(building);
    const seen = new Set<string>();
    while (building.exitCode === null) seen.add((await visit(address)).html);
    expect(building.exitCode).toBe(0);
    await eventually(async () => expect((await visit(address)).html).not.toBe(old.html));
    const now = await visit(address);

    expect(now.html).toContain('Since then');
    expect(inlineSources(now.html).style).not.toBe(inlineSources(old.html).style);
    expect([...seen].filter((html) => html !== old.html && html !== now.html)).toEqual([]);
    const gone = old.assets.filter((asset) => !now.assets.includes(asset));
    expect(gone.length).toBeGreaterThan(0);
    await allThere(address, old.assets);
  },
);
