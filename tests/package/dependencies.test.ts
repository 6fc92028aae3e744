import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sizeForAuthors } from '../../budget/install-size.ts';
import compiledIn from '../../commands/installation/compiled-in.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { partOfLock } from '../../prerender/package/server-lock.ts';
import { isRecord } from '../../schema/is-record.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const GUIDE = read('docs/dependencies.md');

const runtime = Object.entries<unknown>(lock.packages).filter(
  ([path, entry]) =>
    path !== '' && isRecord(entry) && entry['dev'] !== true && entry['devOptional'] !== true,
);
/** Of these only the code is shipped. */
const compiled = partOfLock(lock, {
  name: manifest.name,
  dependencies: Object.fromEntries(compiledIn.map((name) => [name, '*'])),
});
const shipped = [...runtime, ...Object.entries(compiled.packages).filter(([path]) => path !== '')];

it('every package that is shipped has its reason in docs/dependencies.md, and no other has one', () => {
  const reasons = [
    ...GUIDE.matchAll(/^\| `([^`]+)` *\| (?:compiled|installed) +\| +(\S.*\S) +\|$/gm),
  ];
  expect(reasons.map(([, name = '']) => name).toSorted()).toEqual(
    [...Object.keys(manifest.dependencies), ...compiledIn].toSorted(),
  );
  for (const [row, name = '', reason = ''] of reasons) {
    expect(reason.length).toBeGreaterThan(10);
    expect(row, name).toContain(compiledIn.includes(name) ? '| compiled ' : '| installed ');
  }
});

it('what is compiled in is installed for development only', () => {
  expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(compiledIn));
});

it('is locked as it is pinned: exactly', () => {
  for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version).toMatch(/^\d/);
});

it('has no license but those that docs/dependencies.md names', () => {
  const [, paragraph = ''] = /## Licenses\n\n(.*)/.exec(GUIDE) ?? [];
  const licenses = shipped.flatMap(([, entry]) =>
    isRecord(entry) ? String(entry['license']) : [],
  );
  // MIT AND LGPL, (MIT OR CC0): one that is among ours will do where one can choose.
  const named = (license: string) => paragraph.split(/[ ,]+/).includes(license);
  const unnamed = [...new Set(licenses)].filter((license) => {
    const choices = license.replaceAll(/[()]/g, '').split(' OR ');
    return !choices.some((choice) => choice.split(' AND ').every(named));
  });
  expect(unnamed).toEqual([]);
  expect(licenses.length).toBeGreaterThan(100);
});

it('the guides say how many packages an installation brings', () => {
  const { packages } = sizeForAuthors(join(import.meta.dirname, '../..'));
  for (const [guide, figure] of [
    [GUIDE, /^\| Site authors \(dev, build\) +\| (\d+) /m],
    [read('docs/start.md'), /\| added (\d+) packages /],
  ] as const) {
    const [, said] = figure.exec(guide) ?? [];
    // Systems differ in a driver or two.
    expect(Math.abs(Number(said) - packages)).toBeLessThanOrEqual(3);
  }
});

it('nothing has to run when it is installed', () => {
  const withScripts = runtime.filter(
    ([, entry]) => isRecord(entry) && entry['hasInstallScript'] === true,
  );
  expect(withScripts.map(([path]) => path.replace(/.*node_modules\//, ''))).toEqual([]);
});

it('is under the MIT license, wherever that is said', () => {
  expect(manifest.license).toBe('MIT');
  expect(lock.packages[''].license).toBe('MIT');
  expect(read('LICENSE')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} website-from-yaml contributors\n/,
  );
  expect(read('README.md')).toContain('[MIT](LICENSE)');
});
