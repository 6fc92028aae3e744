import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { generateSite } from '../bench/build/generate-site.ts';
import { pagePath } from '../bench/build/page-text.ts';
import { fingerprint } from '../prerender/cache/fingerprint.ts';

/*
 * What makes check and build fast can be switched off, and nothing but the time differs.
 */
const ROOT = join(import.meta.dirname, '..');
const OFF = ['--no-cache', '--workers', '0'];

interface Site {
  folder: string;
  pages: number;
}

/** As few as threads share where they are allowed: building them takes most of the time here. */
const SHARED: Site = { folder: mkdtempSync(join(tmpdir(), 'switches-')), pages: 200 };

/** For what the cache does, however many threads there are; a build compresses each of so few pages, which takes long. */
const SMALL: Site = { folder: mkdtempSync(join(tmpdir(), 'switches-')), pages: 5 };

beforeAll(() => {
  for (const { folder, pages } of [SHARED, SMALL]) generateSite(folder, pages, 'small');
});
afterAll(() => {
  for (const { folder } of [SHARED, SMALL]) rmSync(folder, { recursive: true, force: true });
});

function run(
  { folder }: Site,
  command: string,
  ...switches: string[]
): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['commands/launch.mjs', command, '--site', folder, ...switches],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { code: status, output: stdout + stderr };
}

/** All files of the built site with their content. */
function built(): Map<string, string> {
  const dist = join(SHARED.folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.toSorted().map((file) => [file, readFileSync(file, 'base64')]));
}

test('the same is built', { timeout: 300_000 }, () => {
  // What a first try has left.
  for (const made of ['dist', '.cache'])
    rmSync(join(SHARED.folder, made), { recursive: true, force: true });
  expect(run(SHARED, 'build').output).toContain(`${SHARED.pages} had changed`);
  const withAll = built();
  expect(withAll.size).toBeGreaterThan(2 * SHARED.pages);
  rmSync(join(SHARED.folder, 'dist'), { recursive: true });
  expect(run(SHARED, 'build', ...OFF).output).toContain(`${SHARED.pages} had changed`);
  expect(built()).toEqual(withAll);
  expect(run(SHARED, 'build', '--workers', '1').output).toContain('; 0 had changed');
});

/** Has the cache claim that a page with an error, as its file is now, was found to be good. */
function lieAbout(page: string): Buffer {
  const file = join(SMALL.folder, '.cache/site.json');
  const [body = '', seal = ''] = readFileSync(file, 'utf8').split('\n');
  const record = JSON.parse(body);
  record.pages[page].fingerprint = fingerprint(join(SMALL.folder, page));
  const lie = `${JSON.stringify(record)}\n`;
  writeFileSync(file, `${lie}${seal.split(' ')[0]} ${crc32(lie)}`);
  return readFileSync(file);
}

test(
  'a check with --no-cache reads nothing of the cache and leaves it; a build makes all anew and replaces it',
  { timeout: 300_000 },
  async () => {
    const cache = () => readFileSync(join(SMALL.folder, '.cache/site.json'));
    const page = `pages/${pagePath(3)}.yaml`;
    const good = readFileSync(join(SMALL.folder, page), 'utf8');
    onTestFinished(() => writeFileSync(join(SMALL.folder, page), good));
    expect(run(SMALL, 'build').code).toBe(0);
    appendFileSync(join(SMALL.folder, page), '  - type: herro\n');
    // The cache never trusts a file that was written within the last two seconds.
    await setTimeout(2500);
    const lie = lieAbout(page);
    // Of so few pages some pictures are not shown, which is warned of.
    expect(run(SMALL, 'check').output).toContain(`${SMALL.pages} pages checked: 0 errors, `);
    expect(run(SMALL, 'check', '--no-cache').output).toContain('Did you mean `hero`?');
    expect(run(SMALL, 'build', '--no-cache').code).toBe(1);
    expect(cache()).toEqual(lie);
    writeFileSync(join(SMALL.folder, page), good);
    // What the cache takes for unchanged is built again.
    const home = join(SMALL.folder, 'dist/index.html');
    const html = readFileSync(home, 'utf8');
    writeFileSync(home, html.replace('<title>', '<TITLE>'));
    expect(run(SMALL, 'build', '--no-cache').output).toContain(`${SMALL.pages} had changed`);
    expect(readFileSync(home, 'utf8')).toBe(html);
    expect(cache()).not.toEqual(lie);
    expect(run(SMALL, 'build').output).toContain('; 0 had changed');
    expect(
      readdirSync(join(SMALL.folder, '.cache')).filter((name) => name.startsWith('fresh-')),
    ).toEqual([]);
  },
);

test('the same problems are found', () => {
  const bad = join(SHARED.folder, `pages/${pagePath(46)}.yaml`);
  const good = readFileSync(bad, 'utf8');
  onTestFinished(() => writeFileSync(bad, good));
  appendFileSync(bad, '  - type: herro\n');
  const withAll = run(SHARED, 'check');
  expect(withAll.code).toBe(1);
  expect(withAll.output).toContain('Did you mean `hero`?');
  expect(run(SHARED, 'check', ...OFF)).toEqual(withAll);
  expect(run(SHARED, 'check', '--workers', '2')).toEqual(withAll);
  writeFileSync(bad, good);
  expect(run(SHARED, 'check', '--no-cache').output).toContain(
    `${SHARED.pages} pages checked, no problems.`,
  );
});

test('a number of threads that is none is refused', () => {
  for (const command of ['check', 'build']) {
    const { code, output } = run(SMALL, command, '--workers', 'many');
    expect(code).toBe(2);
    expect(output).toContain(
      '--workers must be a number such as 2, or 0 for a single thread, but is many.',
    );
  }
});
