import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSite } from '../bench/build/generate-site.ts';
import { pagePath } from '../bench/build/page-text.ts';
import { fingerprint } from '../prerender/cache/fingerprint.ts';

/*
 * What makes check and build fast can be switched off, and nothing but the time differs. So many pages that several
 * threads share them where threads are allowed.
 */
const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, '.cache/test-switches');
const OFF = ['--no-cache', '--workers', '0'];

/** As few as threads share: building them takes most of the time here. */
const PAGES = 200;

beforeAll(() => generateSite(SITE, PAGES, 'small'));
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

function run(command: string, ...switches: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['commands/launch.mjs', command, '--site', SITE, ...switches],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { code: status, output: stdout + stderr };
}

/** All files of the built site with their content. */
function built(): Map<string, string> {
  const dist = join(SITE, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.toSorted().map((file) => [file, readFileSync(file, 'base64')]));
}

test('the same is built', { timeout: 300_000 }, () => {
  expect(run('build').output).toContain(`${PAGES} had changed`);
  const withAll = built();
  expect(withAll.size).toBeGreaterThan(2 * PAGES);
  rmSync(join(SITE, 'dist'), { recursive: true });
  expect(run('build', ...OFF).output).toContain(`${PAGES} had changed`);
  expect(built()).toEqual(withAll);
  expect(run('build', '--workers', '1').output).toContain('0 had changed');
});

/** Has the cache claim that a page with an error, as its file is now, was found to be good. */
function lieAbout(page: string): Buffer {
  const file = join(SITE, '.cache/site.json');
  const [seal = '', body = ''] = readFileSync(file, 'utf8').split('\n');
  const record = JSON.parse(body);
  record.pages[page].fingerprint = fingerprint(join(SITE, page));
  const lie = JSON.stringify(record);
  writeFileSync(file, `${seal.split(' ')[0]} ${crc32(lie)}\n${lie}`);
  return readFileSync(file);
}

test(
  'a check with --no-cache reads nothing of the cache and leaves it; a build makes all anew and replaces it',
  { timeout: 300_000 },
  async () => {
    const cache = () => readFileSync(join(SITE, '.cache/site.json'));
    const page = `pages/${pagePath(46)}.yaml`;
    const good = readFileSync(join(SITE, page), 'utf8');
    expect(run('check').code).toBe(0);
    appendFileSync(join(SITE, page), '  - type: herro\n');
    // The cache never trusts a file that was written within the last two seconds.
    await setTimeout(2500);
    const lie = lieAbout(page);
    expect(run('check').output).toContain(`${PAGES} pages checked, no problems.`);
    expect(run('check', '--no-cache').output).toContain('Did you mean `hero`?');
    expect(run('build', '--no-cache').code).toBe(1);
    expect(cache()).toEqual(lie);
    writeFileSync(join(SITE, page), good);
    // What the cache takes for unchanged is built anew.
    const home = join(SITE, 'dist/index.html');
    const html = readFileSync(home, 'utf8');
    writeFileSync(home, html.replace('<title>', '<TITLE>'));
    expect(run('build', '--no-cache').output).toContain(`${PAGES} had changed`);
    expect(readFileSync(home, 'utf8')).toBe(html);
    expect(cache()).not.toEqual(lie);
    expect(run('build').output).toContain('0 had changed');
    expect(readdirSync(join(SITE, '.cache')).filter((name) => name.startsWith('fresh-'))).toEqual(
      [],
    );
  },
);

test('the same problems are found', () => {
  const bad = join(SITE, `pages/${pagePath(46)}.yaml`);
  const good = readFileSync(bad, 'utf8');
  appendFileSync(bad, '  - type: herro\n');
  const withAll = run('check');
  expect(withAll.code).toBe(1);
  expect(withAll.output).toContain('Did you mean `hero`?');
  expect(run('check', ...OFF)).toEqual(withAll);
  expect(run('check', '--workers', '2')).toEqual(withAll);
  writeFileSync(bad, good);
  expect(run('check', '--no-cache').output).toContain(`${PAGES} pages checked, no problems.`);
});

test('a number of threads that is none is refused', () => {
  for (const command of ['check', 'build']) {
    const { code, output } = run(command, '--workers', 'many');
    expect(code).toBe(2);
    expect(output).toContain('--workers takes a number such as 2, or 0 for none; many is none.');
  }
});
