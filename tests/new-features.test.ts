import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headOf, shout, TAG } from '../test-support/commands/added-feature.ts';
import { runCommand } from '../test-support/commands/engine-copy.ts';
import { copySecondSite } from '../test-support/content/built-site.ts';
import { buildQuietly } from '../test-support/commands/build-quietly.ts';

/*
 * A feature of a site is one file in it: a rule of pages, a tag in the head, a file of the built site. One of the engine is
 * added in new-engine-parts.test.ts.
 */

const ROOT = join(import.meta.dirname, '..');
const GUIDE = join(ROOT, 'docs/features-of-your-own.md');
const HOME = '[Alder Row: warmer houses](https://www.alder-row.example/)';

describe('of a site', () => {
  const site = copySecondSite();
  const read = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  const feature = (parts: string): void =>
    write(
      'features/llms.ts',
      `import { defineFeature } from 'website-from-yaml/feature';\nexport default defineFeature({\n${parts}\n});\n`,
    );
  const RULE = `  rule: ({ title }) =>
    title === title.toUpperCase() ? [{ path: ['title'], message: 'This title shouts.' }] : [],`;
  const HEAD = `  head: () => [
    { tag: 'link', attributes: { rel: 'alternate', type: 'text/plain', href: '/llms.txt' } },
  ],`;
  const EMIT = `  emit: ({ url, pages }) => [
    { path: 'llms.txt', content: pages.map(({ title, route }) => \`[\${title}](\${url}\${route})\`).join('\\n') },
  ],`;

  beforeAll(() => {
    const [, guide = ''] = /```ts\n([^]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
    write('features/llms.ts', guide);
  });
  afterAll(() => rmSync(site, { recursive: true }));

  test('that of the guide: its tag is in the head of every page, its data in theirs, and its file in the built site', async () => {
    const { isBuilt, said } = await buildQuietly({ site });
    expect(said).toContain('no problems');
    expect(isBuilt).toBe(true);
    expect(headOf(read('index.html'))).toContain(TAG);
    expect(headOf(read('services/audits/index.html'))).toContain(TAG);
    expect(JSON.parse(read('page.json')).features).toEqual({
      llms: { blocks: JSON.parse(read('page.json')).page.blocks.length },
    });
    expect(read('llms.txt')).toContain(HOME);
  });

  test('its rule judges pages', async () => {
    const takeBack = shout(site);
    const { isBuilt, said } = await buildQuietly({ site });
    takeBack();
    expect(isBuilt).toBe(false);
    expect(said).toMatch(
      /pages\/index\.yaml:1:8 error: This title shouts\. \(features\/llms\.ts\)/,
    );
  });

  test('a build without a change renders nothing, and one after a change of it every page', async () => {
    await buildQuietly({ site });
    expect((await buildQuietly({ site })).said).toContain('; 0 had changed');
    feature([RULE, HEAD.replace('text/plain', 'text/markdown'), EMIT].join('\n'));
    expect((await buildQuietly({ site })).said).toContain('; 2 had changed');
    expect(headOf(read('index.html'))).toContain('type="text/markdown"');
    expect(read('page.json')).not.toContain('"features"');
  });

  test('a change of its rule judges the pages that have not changed', async () => {
    feature(
      `  rule: () => [{ path: ['title'], message: 'No.', severity: 'warning' }],\n${HEAD}\n${EMIT}`,
    );
    expect((await buildQuietly({ site })).said).toContain('2 pages checked: 0 errors, 2 warnings.');
  });

  test('threads ask it as well', async () => {
    for (let page = 0; page < 200; page += 1)
      write(
        `pages/many/page-${page}.yaml`,
        readFileSync(join(site, 'pages/services/audits.yaml'), 'utf8'),
      );
    feature(`${HEAD}\n${EMIT}`);
    const { isBuilt } = await buildQuietly({ site, workers: 2 });
    rmSync(join(site, 'pages/many'), { recursive: true });
    expect(isBuilt).toBe(true);
    expect(headOf(read('many/page-199/index.html'))).toContain(TAG);
  });

  test('a package of the site is found, also without a cache', async () => {
    write('node_modules/words/package.json', '{ "type": "module", "exports": "./index.js" }');
    write('node_modules/words/index.js', "export const word = 'No.';");
    write(
      'features/llms.ts',
      "import { word } from 'words';\nexport default { rule: () => [{ path: [], message: word }] };\n",
    );
    for (const args of [[], ['--no-cache']]) {
      const { output } = await runCommand(ROOT, ['check', '--site', site, ...args]);
      expect(output).toContain('error: No. (features/llms.ts) [feature-problem]');
    }
  });

  test('where it fails on files nothing is published, and its line is named', async () => {
    const before = read('index.html');
    feature(`  head: () => [],\n  emit: ({ name }) => {\n    throw new Error(name);\n  },`);
    await expect(buildQuietly({ site })).rejects.toThrow(
      /^features\/llms\.ts:5:11 error: This feature failed to emit its files: Error: Alder Row/,
    );
    expect(read('index.html')).toBe(before);
  });

  test.each([
    ['index.html', 'which already exists'],
    ['sitemap.xml', 'which already exists'],
    ['../llms.txt', 'which is not a path in the site, such as llms.txt'],
    ['/llms.txt', 'which is not a path in the site, such as llms.txt'],
    ['a//b.txt', 'which is not a path in the site, such as llms.txt'],
  ])('the file %s is refused', async (path, why) => {
    feature(`  emit: () => [{ path: '${path}', content: '' }],`);
    await expect(buildQuietly({ site })).rejects.toThrow(
      `features/llms.ts:1:1 error: This feature writes \`${path}\`, ${why}.`,
    );
  });
});
