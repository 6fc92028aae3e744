import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundledProgram, CommandRunner } from '../../test-support/commands/command-runner.ts';

const root = join(import.meta.dirname, '../..');
const site = mkdtempSync(join(tmpdir(), 'check-command-'));
cpSync(join(import.meta.dirname, 'good-site'), site, { recursive: true });
afterAll(() => rmSync(site, { recursive: true }));

const runner = new CommandRunner(root);
afterAll(() => runner.stop());

const check = (...args: string[]) => runner.run(bundledProgram('check'), args);

/** As a person starts it, and with what is set there. */
function launch(settings: Record<string, string>, args: string[]) {
  const command = ['commands/launch.mjs', 'check', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  return { status, stdout, stderr };
}

describe('npm run check', () => {
  it('exits with 0 for a good site', () => {
    expect(launch({}, ['--site', site])).toMatchObject({
      status: 0,
      stdout: '3 pages checked, no problems.\n',
    });
  });

  it('exits with 1 and prints every problem with its place for a bad one', async () => {
    const page = join(site, 'pages/team.yaml');
    const good = readFileSync(page, 'utf8');
    writeFileSync(page, good.replace('role:', 'rolle:'));
    const { status, stdout } = await check('--site', site, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ counts: { error: 1, warning: 0 }, pages: 3 });
    expect(await check('--site', site, 'pages/team.yaml')).toMatchObject({ status: 1 });
    expect(await check('--site', site, 'pages/services')).toMatchObject({ status: 0 });

    const fixed = await check('--site', site, '--fix');
    expect(fixed).toMatchObject({ status: 0 });
    // What was changed, and where.
    expect(fixed.stderr).toMatch(/^Fixed 1 problem:\n/);
    expect(fixed.stderr).toMatch(/pages\/team\.yaml:\d+:\d+ rolle -> role\n/);
    expect(readFileSync(page, 'utf8')).toBe(good);
  });

  it('shows problems beside the lines where GitHub Actions runs it, and as asked for otherwise', () => {
    const page = join(site, 'pages/team.yaml');
    const good = readFileSync(page, 'utf8');
    writeFileSync(page, good.replace('role:', 'rolle:'));
    const actions = { GITHUB_ACTIONS: 'true' };
    const { status, stdout } = launch(actions, ['--site', site]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=[^,]*pages\/team\.yaml,line=\d+,col=\d+,.*::.*rolle/);
    expect(launch(actions, ['--site', site, '--format', 'text']).stdout).not.toContain('::error');
    writeFileSync(page, good);
  });

  it('says what a host does not take, and which hosts there are', async () => {
    const file = join(site, 'site.yaml');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, `${good}gone: [/summer-sale]\n`);
    expect(await check('--site', site, '--host', 'netlify')).toMatchObject({ status: 0 });
    expect((await check('--site', site, '--host', 'netlify')).stdout).toContain('[host-difference]');
    expect((await check('--site', site)).stdout).toBe('3 pages checked, no problems.\n');
    const { status, stderr } = await check('--site', site, '--host', 'elsewhere');
    expect(status).toBe(2);
    expect(stderr).toContain('There is no host elsewhere.');
    writeFileSync(file, good);
  });

  it('says nothing but why site.yaml cannot be read, whichever page is asked for', async () => {
    const file = join(site, 'site.yaml');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('name: Alder Row', "name: 'Alder Row"));
    for (const paths of [[], ['pages/team.yaml']]) {
      const { status, stdout } = await check('--site', site, '--format', 'json', ...paths);
      expect(status).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ problems: [{ id: 'yaml-unclosed', line: 2 }] });
    }
    writeFileSync(file, good);
  });

  it('says that npm kept an option for itself', () => {
    const command = ['run', '--silent', 'check', '--fix'];
    const { status, stdout, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('npm swallowed --fix, because -- is missing before the options.');
  });

  it('fixes tabs, dashes, numbers, letter case and http, each said with its place', async () => {
    const page = join(site, 'pages/services/audits.yaml');
    const good = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      good
        .replace('title: Energy audits for', 'picture: { src: Landscape.SVG }\n\t\ttitle: Energy audits for')
        .replace('heading: What we look at', 'heading: 2026')
        .replace('- icon: thermometer', '-icon: thermometer')
        .concat('  - type: rich-text\n    heading: More\n    paragraphs: [See [it](http://github.com/a).]\n'.replace('[See', "['See").replace(').]', ").']")),
    );
    const fixed = await check('--site', site, '--fix');
    expect(fixed.stdout).toBe('3 pages checked, no problems.\n');
    for (const change of ['\t -> ', 'Landscape.SVG -> landscape.svg', "2026 -> '2026'", 'http://github.com/a -> https://github.com/a']) {
      expect(fixed.stderr).toContain(change);
    }
    expect(readFileSync(page, 'utf8')).toContain('\n    title: Energy audits for');
    writeFileSync(page, good);
  });

  it('gives block types of older versions their new names', async () => {
    const page = join(site, 'pages/services/audits.yaml');
    const good = readFileSync(page, 'utf8');
    const promise = '  - type: pledge\n    figure: 1%\n    heading: of our time is given away\n    benefits: [{ title: For clubs, text: Free audits. }]\n';
    writeFileSync(page, good + promise);
    const fixed = await check('--site', site, '--fix');
    expect(fixed.stdout).toBe('3 pages checked, no problems.\n');
    expect(fixed.stderr).toContain('pledge -> statement');
    expect(readFileSync(page, 'utf8')).toBe(good + promise.replace('pledge', 'statement'));
    writeFileSync(page, good);
  });

  it.each([
    [['--bogus'], "Unknown option '--bogus'. Usage: npm run check"],
    [['--site'], "Option '--site <value>' argument missing. Usage: npm run check"],
    [['--site', site, '--format', 'xml'], 'There is no format xml. The choices are '],
    [['--site', join(site, 'nowhere')], `There is no folder ${join(site, 'nowhere')}.`],
    [['--site', join(site, 'media')], 'is not a site: it has no site.yaml.'],
    [['--site', site, 'pages/nowhere.yaml'], 'There is no file pages/nowhere.yaml.'],
    [['--site', site, 'media/logo.svg'], 'media/logo.svg is not a page of this site.'],
  ])('exits with 2 and one sentence for %j', async (args, sentence) => {
    const { status, stdout, stderr } = await check(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
