import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { generateSite } from '../bench/build/generate-site.ts';
import { folderOf, pagePath } from '../bench/build/page-text.ts';
import { RUN_FOLDER } from '../test-support/run-folder.ts';

/*
 * So many pages that several threads share them.
 */
const ROOT = join(import.meta.dirname, '..');
const MANY = join(RUN_FOLDER, 'many-pages');

/**
 * Says how much memory a command took at most, as on a machine of 16 cores. On Linux maxRSS begins with what the process
 * had that started it, here a test runner; VmHWM does not.
 */
const ON_MANY_CORES = `data:text/javascript,
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
os.availableParallelism = () => 16;
syncBuiltinESMExports();
const status = '/proc/self/status';
const peak = () => existsSync(status)
  ? readFileSync(status, 'utf8').split('VmHWM:')[1].trim().split(' ')[0]
  : process.resourceUsage().maxRSS;
process.on('exit', () => console.error('peak', peak()));`;

afterAll(() => rmSync(MANY, { recursive: true, force: true }));

/** Runs a command; its peak memory is in MB, of the process with all its threads. */
function run(command: string, site: string): { output: string; memory: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', ON_MANY_CORES, 'commands/launch.mjs', command, '--site', site],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } },
  );
  const peaks = [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, peak]) => Number(peak) / 1024);
  return { output: stdout + stderr, memory: Math.max(...peaks) };
}

describe('a site of 600 pages', { timeout: 400_000 }, () => {
  test('is checked whole, one mistake is found among them, and nothing is built', () => {
    generateSite(MANY, 600, 'small');
    const file = join(MANY, `pages/${pagePath(465)}.yaml`);
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, '  - type: herro\n');
    const { output } = run('build', MANY);
    expect(output).toContain('600 pages checked: 1 error');
    expect(output).toContain('Did you mean `hero`?');
    expect(existsSync(join(MANY, 'dist'))).toBe(false);
    writeFileSync(file, before);
  });

  test('is built in less than 500 MB, on however many cores', () => {
    const { output, memory } = run('build', MANY);
    expect(output).toContain('600 pages checked, no problems.');
    expect(output).toContain('Built 600 pages');
    expect(existsSync(join(MANY, 'dist', pagePath(599), 'index.html'))).toBe(true);
    expect(memory).toBeLessThan(500);
  });

  test('leaves it to the server to compress feeds and pages, but for those that are edited', () => {
    const page = join('dist', pagePath(7), 'index.html');
    const copy = join(MANY, `${page}.br`);
    expect(existsSync(copy)).toBe(false);
    const entry = 'entry: { date: 2026-01-01, summary: Written after all others. }\n';
    appendFileSync(join(MANY, `pages/${pagePath(7)}.yaml`), entry);
    run('build', MANY);
    expect(brotliDecompressSync(readFileSync(copy))).toEqual(readFileSync(join(MANY, page)));
    const feed = join(MANY, 'dist', folderOf(7), 'feed.xml');
    expect(readFileSync(feed, 'utf8')).toContain('Written after all others.');
    expect(existsSync(`${feed}.br`)).toBe(false);
  });
});
