import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBudget } from '../budget/check-budget.ts';
import { siteFolders } from '../prerender/paths.ts';
import { buildQuietly } from '../test-support/commands/build-quietly.ts';
import { layCase } from '../test-support/content/lay-case.ts';

const temporary = mkdtempSync(join(tmpdir(), 'check-and-build-'));
const site = join(temporary, 'site');
const dist = join(site, 'dist');
let said = '';

/** Builds in this process, and returns what is printed. */
async function build(options: { cache?: boolean; publish?: boolean } = {}): Promise<boolean> {
  const result = await buildQuietly({ site, ...options });
  ({ said } = result);
  return result.isBuilt;
}

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

beforeAll(() => layCase('good-site', site));
afterAll(() => rmSync(temporary, { recursive: true }));

it('builds every page, with its data and compressed copies beside it', async () => {
  expect(await build()).toBe(true);
  expect(said).toMatch(/3 pages checked, no problems\.\nBuilt 3 pages into .* 3 had changed\.\n$/);
  expect(read('index.html').slice(0, 60)).toContain('<html lang="en">');
  for (const page of ['', 'team/', 'services/audits/'])
    for (const file of ['index.html', 'index.html.br', 'index.html.gz', 'page.json'])
      expect(existsSync(join(dist, page, file)), page + file).toBe(true);
  expect(JSON.parse(read('team/page.json'))).toMatchObject({ route: '/team' });
  expect(read('sitemap.xml')).toContain('<loc>https://www.alder-row.example/services/audits</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://www.alder-row.example/sitemap.xml');
  expect(read('404.html')).toContain('| Alder Row</title>');
});

it('puts the addresses down that it publishes, only when told to, and the sitemap says their days', async () => {
  const ledger = join(site, 'published-urls.txt');
  expect(existsSync(ledger)).toBe(false);
  expect(read('sitemap.xml')).not.toContain('lastmod');
  expect(await build({ publish: true })).toBe(true);
  expect(said).toContain('has 3 addresses: 3 new, 0 with changed text.');
  const today = new Date().toISOString().slice(0, 10);
  const lines = readFileSync(ledger, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(lines.map((line) => line.replace(/ \w+$/, ''))).toEqual(
    ['/', '/services/audits', '/team'].map((route) => `${route} ${today}`),
  );
  expect(read('sitemap.xml').split(`<lastmod>${today}</lastmod>`)).toHaveLength(4);
  expect(readFileSync(join(site, '.gitattributes'), 'utf8')).toContain('merge=union');
});

it('is weighed, each limit with the dearest page', () => {
  const { summary, overruns } = checkBudget(siteFolders(site));
  expect(overruns).toEqual([]);
  expect(summary.length).toBeGreaterThan(5);
  for (const line of summary)
    expect(line).toMatch(/^.*: at most [\d.]+ KB \(\/[a-z/]*\) of [\d.]+ KB$/);
  expect(() => checkBudget(siteFolders(temporary))).toThrow('There is no built site in');
});

it('builds what has changed and nothing else, unless it is to start from nothing', async () => {
  expect(await build()).toBe(true);
  expect(said).toContain('; 0 had changed.');
  const page = join(site, 'pages/team.yaml');
  const text = readFileSync(page, 'utf8');
  const [, title = ''] = /^title: (.*)$/m.exec(text) ?? [];
  writeFileSync(page, text.replace(title, `${title} anew`));
  expect(await build()).toBe(true);
  expect(said).toContain('; 1 had changed.');
  expect(read('team/index.html')).toContain(`<title>${title} anew`);
  expect(await build({ cache: false })).toBe(true);
  expect(said).toContain('; 3 had changed.');
  writeFileSync(page, text);
  expect(await build()).toBe(true);
  expect(read('team/index.html')).toContain(`<title>${title}`);
});

it('takes a page that is gone out of what was built', async () => {
  const page = join(site, 'pages/spare.yaml');
  const text = readFileSync(join(site, 'pages/team.yaml'), 'utf8');
  writeFileSync(page, text.replaceAll(/slug: \S+/g, 'slug: someone'));
  expect(await build()).toBe(true);
  expect(existsSync(join(dist, 'spare/index.html'))).toBe(true);
  rmSync(page);
  expect(await build()).toBe(true);
  expect(existsSync(join(dist, 'spare'))).toBe(false);
  expect(read('sitemap.xml')).not.toContain('/spare');
});

it('builds nothing where the check finds an error, and says what', async () => {
  const before = readdirSync(dist).toSorted();
  const page = join(site, 'pages/team.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}  - type: herro\n`);
  expect(await build()).toBe(false);
  expect(said).toContain('Did you mean `hero`?');
  expect(said).toMatch(/pages\/team\.yaml:\d+:\d+ error: /);
  expect(said).not.toContain('Built');
  expect(readdirSync(dist).toSorted()).toEqual(before);
  writeFileSync(page, text);
});
