import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listBelow } from '../check/files/list-below.ts';
import { bundlePlayground } from '../prerender/bundle/playground.ts';

/* The check and the renderer as the playground of the documentation loads them: bundled for a browser. */

const CASES = join(import.meta.dirname, 'bad-content');

/** Without what Node has and a browser does not (React would wait for ever without setImmediate), it checks the sites of its input and prints their reports. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
const [script, input] = process.argv.slice(1);
const sites = JSON.parse(readFileSync(input, 'utf8'));
const { stdout } = process;
for (const name of ['process', 'Buffer', 'global']) delete globalThis[name];
const { checkTexts } = await import(script);
const reports = [];
for (const texts of sites) reports.push((await checkTexts(texts)).report);
stdout.write(JSON.stringify(reports));
`;

const folder = mkdtempSync(join(tmpdir(), 'playground-'));
const bundled = join(folder, 'bundled');
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await bundlePlayground(bundled);
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Files that are texts, by path: not what is hidden, nor links to other files. */
function textsBelow(path: string): Record<string, string> {
  const files = listBelow(path).filter(
    (file) => !file.startsWith('.') && lstatSync(join(path, file)).isFile(),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(path, file), 'utf8')]));
}

/** The cases of bad content that have only pages of their own, by name; one consists of bytes that are not a text. */
const cases = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['good-site', 'file-not-utf8'].includes(entry.name))
  .flatMap(({ name }) => {
    const { 'report.txt': report, ...texts } = textsBelow(join(CASES, name));
    const files = listBelow(join(CASES, name)).filter((file) => file !== 'report.txt');
    const hasPagesOnly = files.every((file) => file.startsWith('pages/') && file in texts);
    return hasPagesOnly ? [{ name, report, texts }] : [];
  });

test('it says of bad pages what the check says', () => {
  expect(cases.length).toBeGreaterThan(200);
  const good = textsBelow(join(CASES, 'good-site'));
  const input = join(folder, 'sites.json');
  writeFileSync(input, JSON.stringify(cases.map(({ texts }) => ({ ...good, ...texts }))));
  const script = pathToFileURL(join(bundled, 'playground.js')).href;
  const program = ['--input-type=module', '--eval', PROGRAM, script, input];
  const reports: unknown = JSON.parse(
    execFileSync(process.execPath, program, { encoding: 'utf8' }),
  );
  const said = Array.isArray(reports) ? reports : [];
  expect(cases.map(({ name }, index) => ({ name, report: said[index] }))).toEqual(
    cases.map(({ name, report }) => ({ name, report })),
  );
});

test('it imports nothing of Node', () => {
  for (const file of readdirSync(bundled).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(bundled, file), 'utf8')).not.toMatch(/["'`]node:|\brequire\(/);
});

test('its React is that of production, even when NODE_ENV is another', () => {
  const files = readdirSync(bundled).filter((name) =>
    readFileSync(join(bundled, name), 'utf8').includes('jsxDEV'),
  );
  expect(files).toEqual([]);
});

test('all of it weighs at most 462 KB compressed', () => {
  const files = readdirSync(bundled).map((file) => readFileSync(join(bundled, file)));
  const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  console.log(`The playground weighs ${(bytes / 1024).toFixed(1)} KB.`);
  expect(bytes).toBeLessThan(462 * 1024);
});
