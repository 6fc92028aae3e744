import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import commands from '../../commands/door/commands.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { InstalledEngine } from '../../test-support/package/installed-engine.ts';

/* The first hour of a newcomer: the steps of docs/start.md. */
const installed = new InstalledEngine();
const { site } = installed;
afterAll(() => installed.remove());

let made: ReturnType<InstalledEngine['init']>;
beforeAll(() => {
  made = installed.init();
});

it('init writes a site', () => {
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain(
    'Wrote a site with 7 pages into this folder.\n\nNext:\n  npm run dev ',
  );
});

it('its package.json has the engine and every command but init', () => {
  const { scripts, dependencies } = readJson(join(site, 'package.json'), isRecord);
  expect(dependencies).toEqual({ [manifest.name]: manifest.version });
  expect(scripts).toMatchObject({ check: `${manifest.name} check` });
  const names = Object.keys(commands).filter((name) => name !== 'init');
  expect(Object.keys(isRecord(scripts) ? scripts : {})).toEqual(names);
});

it('init refuses to do it again', () => {
  expect(installed.run('init', '--yes')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'A new site needs an empty folder, but this one contains .github, .gitignore, .vscode, forms, media and 2 more.\n',
  });
});

it('its editor finds the schemas', () => {
  const settings = readJson(join(site, '.vscode/settings.json'), isRecord);
  const schemas = Object.keys(isRecord(settings['yaml.schemas']) ? settings['yaml.schemas'] : {});
  expect(schemas).toHaveLength(5);
  for (const schema of schemas) expect(existsSync(join(site, schema))).toBe(true);
});

it('check finds no problems in it', () => {
  expect(installed.run('check')).toEqual({
    status: 0,
    stdout: '7 pages checked, no problems.\n',
    stderr: '',
  });
});

it('each command says how it is called here', () => {
  const help = installed.run('check', '--help').stdout;
  expect(help).toContain(`Usage: npx ${manifest.name} check [--site DIR]`);
  expect(help).not.toContain('npm run');
});

it('a command that is not there is refused', () => {
  expect(installed.run('bild')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no command bild\. .*\n/),
  });
});

it('cuts no font for pictures of shared links, because the engine brings its own cut for them', () => {
  expect(installed.run('build').status).toBe(0);
  const [brought, kept] = [join(installed.engine, 'lib/fonts'), join(site, '.cache/fonts')].map(
    (folder) => readdirSync(folder).filter((name) => name.endsWith('.truetype')),
  );
  expect(brought?.length).toBeGreaterThan(5);
  expect(kept?.toSorted()).toEqual(brought?.toSorted());
});

describe('a site of its own that is changed', () => {
  beforeEach(() => {
    installed.empty();
    installed.init();
  });

  it('a page is built, changed and served', async () => {
    expect(installed.run('build')).toMatchObject({ status: 0, stderr: '' });
    const page = join(site, 'pages/index.yaml');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace('IT support that picks', 'Good work begins here and picks'));
    expect(installed.run('build').stdout).toMatch(
      /Built 7 pages into dist in .*; 1 had changed\.\n$/,
    );

    const ended = await installed.serving('serve', '/healthz', async (address) => {
      const home = await fetch(address);
      expect(home.status).toBe(200);
      expect(await home.text()).toContain('Good work begins here');
      expect((await fetch(`${address}/services`)).status).toBe(200);
    });
    expect(ended).toEqual([0, null]);
  });

  it('writes the pages that a newcomer asks for, whatever else is missing', () => {
    const file = join(site, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    const links = '  - { name: Blog, href: /blog }\n  - { name: Terms, href: /terms }\n';
    writeFileSync(file, before.replace('navigation:\n', `navigation:\n${links}`));
    expect(installed.run('check').status).toBe(1);
    for (const args of [
      ['new', 'blog', '--like', 'articles'],
      ['new', 'terms', '--like', 'plain'],
      ['add', 'entry', 'news', 'The first one'],
    ])
      expect(installed.run(...args)).toMatchObject({ status: 0, stderr: '' });
    expect(installed.run('check').stdout).toMatch(/10 pages checked: 0 errors, /);
    expect(installed.run('new', 'x', '--like', 'plain', '--in', 'Shop').stderr).toContain(
      'It has only plain links: Blog, Terms, ',
    );
  });
});
