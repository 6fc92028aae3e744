import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizeForAuthors } from '../../budget/install-size.ts';
import compiledIn from '../../commands/installation/compiled-in.json' with { type: 'json' };
import { eventually } from '../../test-support/eventually.ts';
import commands from '../../commands/door/commands.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { lightenSite } from '../../test-support/content/light-site.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { installPacked, packEngine } from './install-packed.ts';

/*
 * The engine as others have it: packed, installed in the folder of a site, and called from there by the name of its
 * program. One folder for all tests, because the first build there bundles the engine.
 */
const FOLDER = mkdtempSync(join(tmpdir(), 'installed-'));
const SITE = join(FOLDER, 'alder-row');
const PROGRAM = `node_modules/.bin/${manifest.name}`;
const ROOT = join(import.meta.dirname, '../..');
const SITES = join(import.meta.dirname, '../second-site');

/** No npm around it, whoever runs this test. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|VITEST)/.test(name)),
);

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(PROGRAM, args, {
    cwd: SITE,
    env: ENV,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

let archive = '';

beforeAll(() => {
  mkdirSync(SITE);
  archive = packEngine(FOLDER);
  installPacked(archive, SITE);
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('holds what a site needs and nothing that only this repository needs', () => {
  const engine = join(SITE, 'node_modules', manifest.name);
  expect(readdirSync(engine)).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'docs']));
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.|^(tests|bench|pages|media|tools|\.)/.test(file))).toEqual(
    [],
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(engine, file)).size, 0);
  expect(bytes).toBeLessThan(11_000_000);
  const { scripts } = readJson(join(engine, 'package.json'), isRecord);
  // npm runs these for whoever installs a package.
  for (const hook of ['preinstall', 'install', 'postinstall'])
    expect(scripts).not.toHaveProperty(hook);
});

it('holds no program that has to be transpiled or bundled first', () => {
  const engine = join(SITE, 'node_modules', manifest.name);
  for (const command of Object.keys(commands))
    expect(existsSync(join(engine, 'lib/server', `${command}.mjs`)), command).toBe(true);
  for (const name of ['tsx', 'esbuild', 'typescript'])
    expect(existsSync(join(SITE, 'node_modules', name)), name).toBe(false);
  // Sources of what is bundled at the side of a site, and of nothing else.
  const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' });
  const folders = sources
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => file.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(['renderer', 'schema']));
});

it('brings few packages', () => {
  expect(sizeForAuthors(ROOT).packages).toBeLessThanOrEqual(170);
});

it('names the packages that are compiled in, as docs/dependencies.md does', () => {
  const file = join(SITE, 'node_modules', manifest.name, 'lib/THIRD-PARTY.md');
  const titles = readFileSync(file, 'utf8').matchAll(/^## (\S+) \d\S*$/gm);
  const named = Array.from(titles, ([, name = '']) => name);
  const direct = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const bundled = named.filter((name) => direct.has(name));
  // What browsers run is installed as well: the blocks of a site are bundled with it.
  const browsers = bundled.filter((name) => !compiledIn.includes(name));
  expect(browsers.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  expect(bundled).toEqual(expect.arrayContaining(compiledIn));
});

describe('from an empty folder', () => {
  it('init writes a site, and refuses to do it again', () => {
    const made = run('init', '--yes', '--name', 'Alder Row');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain(
      'Wrote a site with 7 pages into this folder.\n\nNext:\n  npm run dev ',
    );
    const { scripts, dependencies } = readJson(join(SITE, 'package.json'), isRecord);
    expect(dependencies).toEqual({ [manifest.name]: manifest.version });
    expect(scripts).toMatchObject({ check: `${manifest.name} check` });
    const names = Object.keys(commands).filter((name) => name !== 'init');
    expect(Object.keys(isRecord(scripts) ? scripts : {})).toEqual(names);
    expect(run('init', '--yes')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'A new site needs an empty folder, but this one contains .github, .gitignore, .vscode, forms, media and 2 more.\n',
    });
  });

  it('its editor finds the schemas', () => {
    const settings = readJson(join(SITE, '.vscode/settings.json'), isRecord);
    const schemas = Object.keys(isRecord(settings['yaml.schemas']) ? settings['yaml.schemas'] : {});
    expect(schemas).toHaveLength(5);
    for (const schema of schemas) expect(existsSync(join(SITE, schema))).toBe(true);
  });

  it('a page is checked, built, changed and served', async () => {
    expect(run('check')).toEqual({
      status: 0,
      stdout: '7 pages checked, no problems.\n',
      stderr: '',
    });
    expect(run('build')).toMatchObject({ status: 0, stderr: '' });
    const page = join(SITE, 'pages/index.yaml');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(
        'IT support that picks',
        'Good work begins here and picks',
      ),
    );
    expect(run('build').stdout).toMatch(/Built 7 pages into dist in .*; 1 had changed\.\n$/);

    const port = await freePort();
    const server = spawn(PROGRAM, ['serve'], { cwd: SITE, env: { ...ENV, PORT: String(port) } });
    endWithProcess(server);
    const address = `http://localhost:${port}`;
    await eventually(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200));
    const home = await fetch(address);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Good work begins here');
    expect((await fetch(`${address}/services`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('cuts no font for pictures of shared links, because the engine brings its own cut for them', () => {
    const engine = join(SITE, 'node_modules', manifest.name);
    const [brought, kept] = [join(engine, 'lib/fonts'), join(SITE, '.cache/fonts')].map((folder) =>
      readdirSync(folder).filter((name) => name.endsWith('.truetype')),
    );
    expect(brought?.length).toBeGreaterThan(5);
    expect(kept?.toSorted()).toEqual(brought?.toSorted());
  });

  it('docs serves the documentation that README sends its readers to', async () => {
    const port = await freePort();
    const server = spawn(PROGRAM, ['docs'], { cwd: SITE, env: { ...ENV, PORT: String(port) } });
    endWithProcess(server);
    const address = `http://localhost:${port}`;
    await eventually(async () => expect((await fetch(`${address}/blocks`)).status).toBe(200));
    const writing = await (await fetch(`${address}/writing`)).text();
    expect(writing).toContain('npm run check');
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('docs build writes the documentation for a host and an address of your own', () => {
    const address = 'https://docs.engine.example';
    const output = join(FOLDER, 'documentation');
    const to = ['--url', address, '--host', 'netlify', '--output', output];
    expect(run('docs', 'build', ...to)).toMatchObject({ status: 0 });
    expect(readFileSync(join(output, 'site/_headers'), 'utf8')).toContain('/*');
    expect(readFileSync(join(output, 'site/sitemap.xml'), 'utf8')).toContain(`${address}/blocks`);
    const begin = readFileSync(join(output, 'site/start.html'), 'utf8');
    expect(begin).toContain(`Version ${manifest.version}`);
    expect(begin).toContain(`<link rel="canonical" href="${address}/start"`);
  });

  it.each([
    [['docs', 'serve'], 'Write build, or nothing.'],
    [['docs', '--url', 'https://a.example'], '--url, --host and --output need the word build'],
  ])('%j is refused before anything is built', (args, sentence) => {
    expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(sentence) });
  });

  it('writes the pages that a newcomer asks for, whatever else is missing', () => {
    const file = join(SITE, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    const links = '  - { name: Blog, href: /blog }\n  - { name: Terms, href: /terms }\n';
    writeFileSync(file, before.replace('navigation:\n', `navigation:\n${links}`));
    expect(run('check').status).toBe(1);
    for (const [page, kind] of [
      ['blog', 'articles'],
      ['terms', 'plain'],
    ])
      expect(run('new', String(page), '--like', String(kind))).toMatchObject({
        status: 0,
        stderr: '',
      });
    expect(run('add', 'entry', 'news', 'The first one')).toMatchObject({ status: 0, stderr: '' });
    expect(run('check').stdout).toMatch(/10 pages checked: 0 errors, /);
    expect(run('new', 'x', '--like', 'plain', '--in', 'Shop').stderr).toContain(
      'It has only plain links: Blog, Terms, ',
    );
  });

  it('package writes into a new folder and into no other', () => {
    const output = join(FOLDER, 'live');
    expect(run('package', '--output', output)).toMatchObject({ status: 0, stderr: '' });
    expect(run('package', '--output', output)).toMatchObject({ status: 0, stderr: '' });
    const page = readFileSync(join(SITE, 'dist/index.html'), 'utf8');
    for (const [folder, sentence] of [
      ['.', '. contains the site.'],
      ['..', '.. contains the site.'],
      ['media', 'media contains media/ of the site.'],
      ['node_modules', 'node_modules contains the engine.'],
    ])
      expect(run('package', '--output', String(folder))).toMatchObject({
        status: 2,
        stderr: expect.stringContaining(String(sentence)),
      });
    expect(readFileSync(join(SITE, 'dist/index.html'), 'utf8')).toBe(page);
  });

  it('package writes a Worker with nothing but what is installed', async () => {
    const site = join(FOLDER, 'without-mail');
    cpSync(join(SITE, 'dist'), join(site, 'dist'), { recursive: true });
    // A Worker sends no mail, which the form of a new site asks for.
    writeFileSync(join(site, 'dist/.forms.json'), '{}');
    const output = join(FOLDER, 'worker');
    expect(run('package', '--worker', '--site', site, '--output', output)).toMatchObject({
      status: 0,
      stderr: '',
    });
    const worker: unknown = await import(join(output, 'worker.mjs'));
    expect(worker).toMatchObject({ default: { fetch: expect.any(Function) } });
  });

  it('a block of its own is bundled with nothing but what is installed', () => {
    const guide = readFileSync(join(ROOT, 'docs/blocks-of-your-own.md'), 'utf8');
    const files = guide.matchAll(/^```\w+\n(?:\/\/|\/\*) (blocks\/\S+)(?: \*\/)?\n([^]*?)^```$/gm);
    for (const [, file = '', text = ''] of files) {
      mkdirSync(join(SITE, dirname(file)), { recursive: true });
      writeFileSync(join(SITE, file), text);
    }
    const page = join(SITE, 'pages/index.yaml');
    const before = readFileSync(page, 'utf8');
    const block =
      '  - type: opening-note\n    text: Open at nine\n    way: { label: Contact, href: /contact }\n';
    writeFileSync(page, `${before.trimEnd()}\n${block}`);
    expect(run('build').status).toBe(0);
    expect(readFileSync(join(SITE, 'dist/index.html'), 'utf8')).toContain('Open at nine');
    writeFileSync(page, before);
    rmSync(join(SITE, 'blocks'), { recursive: true });
  });

  it('each command says how it is called here', () => {
    const help = run('check', '--help').stdout;
    expect(help).toContain(`Usage: npx ${manifest.name} check [--site DIR]`);
    expect(help).not.toContain('npm run');
    expect(run('package', '--output', '../live')).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(FOLDER, 'live/server/serve.mjs'))).toBe(true);
    expect(run('bild')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no command bild\. .*\n/),
    });
  });
});

it('npx starts a site from the archive in any folder, and the site asks for that archive', () => {
  const folder = join(FOLDER, 'anywhere');
  mkdirSync(folder);
  // npx would fetch what the engine depends on; here it is above the cache that npx installs into.
  symlinkSync(join(SITE, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const file = join(folder, 'package/package.json');
  writeFileSync(file, JSON.stringify({ ...readJson(file, isRecord), dependencies: {} }));
  execFileSync('tar', ['-czf', join(folder, 'engine.tgz'), '-C', folder, 'package']);

  const args = ['init', 'my-site', '--yes', '--template', 'hotel', '--colors', '#06c'];
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', './engine.tgz', ...args], {
    cwd: folder,
    env: { ...ENV, npm_config_cache: join(folder, 'cache'), npm_config_offline: 'true' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Wrote a site with 7 pages into my-site.');
  expect(stdout).toContain('  cd my-site\n  npm install\n  npm run dev ');
  const site = join(folder, 'my-site');
  expect(readJson(join(site, 'package.json'), isRecord)).toMatchObject({
    name: 'my-site',
    dependencies: { [manifest.name]: 'file:../engine.tgz' },
  });
  expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toContain("accent: '#0066cc'");
  expect(run('check', '--site', site)).toMatchObject({ status: 0, stderr: '' });
});

it.each(['bakery', 'clinic'])('builds the %s, a folder that holds no engine', async (name) => {
  const site = join(SITE, '..', name);
  cpSync(join(SITES, name), site, { recursive: true });
  // The engine's place has no say in fonts and photographs, and the site above has drawn cards from there.
  await lightenSite(site);
  const built = run('build', '--site', site);
  expect(built).toMatchObject({ status: 0, stderr: '' });
  expect(built.stdout).toMatch(/ pages checked(, no problems|: 0 errors)/);
  expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
  // Nothing of the engine was written into it.
  const own = readdirSync(join(SITES, name));
  const written = readdirSync(site).filter((file) => !own.includes(file));
  expect(['.cache', 'dist'].filter((folder) => !own.includes(folder))).toEqual(written);
});
