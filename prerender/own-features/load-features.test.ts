import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadOwnFeatures } from './load-features.ts';

const site = realpathSync(mkdtempSync(join(tmpdir(), 'load-features-')));
const load = () => loadOwnFeatures(site);
afterAll(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}

const page = {
  file: 'pages/index.yaml',
  route: '/',
  language: 'en',
  title: 'Home',
  description: '',
  blocks: [],
};

test('a site without features has none', async () => {
  expect(await load()).toEqual({ features: [], problems: [] });
});

test('what a feature imports of its folder is part of it, and packages stay where they are', async () => {
  write('node_modules/words/package.json', '{ "type": "module", "exports": "./index.js" }');
  write('node_modules/words/index.js', 'export const at = import.meta.url;');
  write('features/lib/title.ts', 'export const titleOf = (page: { title: string }) => page.title;');
  write('features/count.test.ts', 'throw new Error();');
  write(
    'features/count.ts',
    `import { sep } from 'node:path';
import { at } from 'words';
import { titleOf } from './lib/title.ts';
export default { data: (page: { title: string }) => [sep, at, titleOf(page)] };
`,
  );
  const { features, problems } = await load();
  expect(problems).toEqual([]);
  expect(features.map(({ name, file }) => [name, file])).toEqual([['count', 'features/count.ts']]);
  const [, at, title] = Object(features[0]?.feature.data?.(page));
  expect(at).toContain('/node_modules/words/index.js');
  expect(title).toBe('Home');

  write('features/lib/title.ts', 'export const titleOf = () => "Other";');
  const [again] = (await load()).features;
  expect(Object(again?.feature.data?.(page))[2]).toBe('Other');
  expect(again?.digest).not.toBe(features[0]?.digest);
});

test('what fails in a file that it imports is reported there', async () => {
  write(
    'features/lib/title.ts',
    '\ninterface Page {\n  title: string;\n}\nthrow new Error("No.");\nexport const titleOf = (page: Page) => page.title;\n',
  );
  const { features, problems } = await load();
  expect(features).toEqual([]);
  expect(problems).toMatchObject([
    { file: 'features/lib/title.ts', line: 5, sourceLine: 'throw new Error("No.");' },
  ]);
});

test('a package that is not installed is named, and other features are loaded', async () => {
  write(
    'features/count.ts',
    "import { at } from 'no-such-package';\nexport default { data: () => at };\n",
  );
  write('features/other.ts', 'export default { data: () => 1 };\n');
  const { features, problems } = await load();
  expect(features.map(({ name }) => name)).toEqual(['other']);
  expect(problems).toMatchObject([
    { file: 'features/count.ts', message: expect.stringContaining("'no-such-package'") },
  ]);
});

test('what somebody has packed into the cache is not loaded in its place', async () => {
  const [before] = (await load()).features;
  const path = before?.path ?? '';
  const code = readFileSync(path, 'utf8');
  writeFileSync(path, 'export default { data: () => 2 };');
  await load();
  expect(readFileSync(path, 'utf8')).toBe(code);
});

test('bundles of what is not a feature any more go after a day, and others stay', async () => {
  rmSync(join(site, 'features/count.ts'));
  const { features } = await load();
  const cache = join(site, '.cache/features');
  const age = (file: string, hours: number) => {
    const time = Date.now() / 1000 - hours * 3600;
    utimesSync(join(cache, file), time, time);
  };
  for (const file of readdirSync(cache)) age(file, 25);
  write('.cache/features/new-2.mjs', '');
  age('new-2.mjs', 23);
  await load();
  const kept = features.flatMap(({ path }) => [basename(path), `${basename(path)}.map`]);
  expect(kept).not.toEqual([]);
  expect(readdirSync(cache).toSorted()).toEqual([...kept, 'new-2.mjs'].toSorted());
});
