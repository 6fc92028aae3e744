import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readYamlFile } from '../../yaml/parse-yaml.ts';
import { HOSTS } from './host-limits.ts';
import { findHostProblems } from './host-problems.ts';

/** The messages about a site on a host: place and sentence. */
function problemsOf(
  text: string,
  name: string,
  served = { pages: 3, files: new Map<string, number>() },
) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'site.yaml'), text);
  for (const [file, size] of served.files) {
    writeFileSync(join(folder, file), '');
    truncateSync(join(folder, file), size);
  }
  const read = readYamlFile({ folder }, 'site.yaml');
  const host = HOSTS.get(name);
  if (!('yaml' in read) || !host) throw new Error('The test has a mistake.');
  const { pages, files } = served;
  const problems = findHostProblems(read.yaml, { folder, pages, files: [...files.keys()] }, host);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const many = (count: number): string =>
  `redirects:\n${Array.from({ length: count }, (_, n) => `  /old-${n}: /new`).join('\n')}\n`;

test.each([
  ['cloudflare', 1000, 1002],
  ['vercel', 1024, 1026],
])('%s takes redirects for %i addresses; the first beyond is named', (name, most, line) => {
  expect(problemsOf(many(most), name)).toEqual([]);
  const [problem = '', ...others] = problemsOf(many(most + 5), name);
  expect(others).toEqual([]);
  expect(problem).toMatch(`site.yaml:${line} `);
  expect(problem).toContain(
    `redirects for ${most.toLocaleString('en')} addresses, but this site has`,
  );
});

test('files are counted, and each is weighed', () => {
  const files = new Map([
    ['public/film.mp4', 26 * 1024 * 1024],
    ['public/film.vtt', 25 * 1024 * 1024],
  ]);
  expect(problemsOf('name: A\n', 'cloudflare', { pages: 10_000, files })).toEqual([
    'site.yaml:1 Cloudflare allows 20,000 files on the free plan, but this site has at least 20,002.',
    'public/film.mp4:1 Cloudflare allows files of at most 25 MiB, but this one has 26.',
  ]);
  expect(problemsOf('name: A\n', 'cloudflare', { pages: 50_001, files: new Map() })).toEqual([
    'site.yaml:1 Cloudflare allows 100,000 files, but this site has at least 100,002.',
  ]);
  expect(problemsOf('name: A\n', 'cloudflare', { pages: 50_000, files: new Map() })).toEqual([
    'site.yaml:1 Cloudflare allows 20,000 files on the free plan, but this site has at least 100,000.',
  ]);
  expect(problemsOf('name: A\n', 'cloudflare', { pages: 10_000, files: new Map() })).toEqual([]);
});

const redirectOf = (length: number): string => `redirects:\n  /${'a'.repeat(length - 1)}: /new\n`;

test('each address of a redirect may be as long as the host takes it', () => {
  expect(problemsOf(redirectOf(4096), 'vercel')).toEqual([]);
  expect(problemsOf(redirectOf(4097), 'vercel')).toEqual([
    'site.yaml:2 Vercel allows at most 4,096 characters for each address of a redirect.',
  ]);
});

const redirectTo = (length: number) => `redirects:\n  /old: /${'a'.repeat(length - 1)}\n`;

test('what a redirect leads to counts as well, and all of it where the host reads lines', () => {
  expect(problemsOf(redirectTo(4096), 'vercel')).toEqual([]);
  expect(problemsOf(redirectTo(4097), 'vercel')).toHaveLength(1);
  // "/old ", the address, " 301".
  expect(problemsOf(redirectTo(991), 'cloudflare')).toEqual([]);
  expect(problemsOf(redirectTo(992), 'cloudflare')).toEqual([
    'site.yaml:2 Cloudflare allows at most 1,000 characters for a redirect.',
  ]);
});

test('a host may tell no addresses apart by their queries', () => {
  const byQuery = 'redirects:\n  /page?id=3: /new\n  /old: /new\n';
  expect(problemsOf(byQuery, 'cloudflare')).toEqual([
    'site.yaml:2 Cloudflare ignores the query (after ?) of an address, so this redirect is left out there.',
  ]);
  for (const name of ['netlify', 'vercel', 'nginx']) expect(problemsOf(byQuery, name)).toEqual([]);
});

test('every figure of a host stands in docs/hosting.md beside where it comes from', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  const sources = new Set<string>();
  for (const [name, host] of HOSTS) {
    // A row of the table of limits begins with the name of the host.
    const [row = ''] = new RegExp(`^\\| ${host.title} +\\|.*https://.*$`, 'm').exec(guide) ?? [];
    const figures = Object.entries(host).flatMap(([limit, figure]) =>
      typeof figure === 'number' ? [[limit, figure] as const] : [],
    );
    expect(
      host.sources.length > 0,
      `${name} in hosts.json needs \`sources\` if it has figures, and only then`,
    ).toBe(figures.length > 0);
    for (const [limit, figure] of figures) {
      const said = limit === 'fileMiB' ? `${figure} MiB` : figure.toLocaleString('en');
      expect(row, `The row ${host.title} of the limits in docs/hosting.md: ${limit}`).toContain(
        said,
      );
    }
    for (const source of host.sources) {
      expect(row, `The row ${host.title} of the limits in docs/hosting.md`).toContain(
        `https://${source}`,
      );
      sources.add(source);
    }
  }
  expect(sources.size).toBeGreaterThan(3);
});

test.each([
  ['netlify', ['site.yaml:1 Netlify cannot answer with 410 (gone), only with 404 (not found).']],
  [
    'cloudflare',
    ['site.yaml:1 Cloudflare cannot answer with 410 (gone), only with 404 (not found).'],
  ],
  [
    'vercel',
    [
      'site.yaml:1 Vercel cannot answer with 410 (gone), only with 404 (not found).',
      'site.yaml:2 Vercel shows the same page for every unknown address: the one in the main language.',
    ],
  ],
])('%s is told for what it cannot say', (name, problems) => {
  expect(problemsOf('gone: [/sale]\nlanguages: [en, de]\n', name)).toEqual(problems);
});

test('a server of your own takes everything', () => {
  const site = `${many(5000)}gone: [/sale]\nlanguages: [en, de]\n`;
  for (const name of ['nginx', 'caddy'])
    expect(problemsOf(site, name, { pages: 100_000, files: new Map() })).toEqual([]);
});
