import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { lightenSite } from '../../test-support/content/light-site.ts';
import { ENV, InstalledEngine } from '../../test-support/package/installed-engine.ts';

/* Sites other than the one that the engine is installed in. */
const ROOT = join(import.meta.dirname, '../..');
const SITES = join(ROOT, 'tests/second-site');
const installed = new InstalledEngine();
const { folder, site } = installed;
afterAll(() => installed.remove());

it.each(['bakery', 'clinic'])('builds the %s, a folder that holds no engine', async (name) => {
  const other = join(folder, name);
  cpSync(join(SITES, name), other, { recursive: true });
  // The engine's place has no say in fonts and photographs.
  await lightenSite(other);
  const built = installed.run('build', '--site', other);
  expect(built).toMatchObject({ status: 0, stderr: '' });
  expect(built.stdout).toMatch(/ pages checked(, no problems|: 0 errors)/);
  expect(existsSync(join(other, 'dist/index.html'))).toBe(true);
  // Nothing of the engine was written into it.
  const own = readdirSync(join(SITES, name));
  const written = readdirSync(other).filter((file) => !own.includes(file));
  expect(['.cache', 'dist'].filter((file) => !own.includes(file))).toEqual(written);
});

it('bundles the block of docs/blocks-of-your-own.md with nothing but what is installed', () => {
  expect(installed.init().status).toBe(0);
  const guide = readFileSync(join(ROOT, 'docs/blocks-of-your-own.md'), 'utf8');
  const files = guide.matchAll(/^```\w+\n(?:\/\/|\/\*) (blocks\/\S+)(?: \*\/)?\n([^]*?)^```$/gm);
  for (const [, file = '', text = ''] of files) {
    mkdirSync(join(site, dirname(file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  const page = join(site, 'pages/index.yaml');
  const before = readFileSync(page, 'utf8');
  const block =
    '  - type: opening-note\n    text: Open at nine\n    way: { label: Contact, href: /contact }\n';
  writeFileSync(page, `${before.trimEnd()}\n${block}`);
  expect(installed.run('build').status).toBe(0);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Open at nine');
});

it('npx starts a site from the archive in any folder, and the site asks for that archive', () => {
  const anywhere = join(folder, 'anywhere');
  mkdirSync(anywhere);
  // npx would fetch what the engine depends on; here it is above the cache that npx installs into.
  symlinkSync(join(site, 'node_modules'), join(anywhere, 'node_modules'));
  execFileSync('tar', ['-xzf', installed.archive, '-C', anywhere]);
  const file = join(anywhere, 'package/package.json');
  writeFileSync(file, JSON.stringify({ ...readJson(file, isRecord), dependencies: {} }));
  execFileSync('tar', ['-czf', join(anywhere, 'engine.tgz'), '-C', anywhere, 'package']);

  const args = ['init', 'my-site', '--yes', '--template', 'hotel', '--colors', '#06c'];
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', './engine.tgz', ...args], {
    cwd: anywhere,
    env: { ...ENV, npm_config_cache: join(anywhere, 'cache'), npm_config_offline: 'true' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Wrote a site with 7 pages into my-site.');
  expect(stdout).toContain('  cd my-site\n  npm install\n  npm run dev ');
  const made = join(anywhere, 'my-site');
  expect(readJson(join(made, 'package.json'), isRecord)).toMatchObject({
    name: 'my-site',
    dependencies: { [manifest.name]: 'file:../engine.tgz' },
  });
  expect(readFileSync(join(made, 'site.yaml'), 'utf8')).toContain("accent: '#0066cc'");
  expect(installed.run('check', '--site', made)).toMatchObject({ status: 0, stderr: '' });
});
