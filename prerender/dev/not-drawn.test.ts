import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { copySite } from '../../test-support/content/copy-site.ts';
import { ENGINE } from '../paths.ts';
import { startDev } from './dev.ts';
import { notDrawn } from './not-drawn.ts';

const at = (path: string) => join('/engine', path);

it.each([
  ['somewhere else', '/site', ['pages/index.yaml', 'tests/site/pages/index.yaml', 'lib/a.mjs']],
  ['the engine', '/engine', ['tests/site/pages/index.yaml', 'lib/a.mjs']],
  ['inside of it', at('tests/site'), ['pages/index.yaml', 'lib/a.mjs']],
])('of a site that is %s, what no page is made of is left alone', (_, site, left) => {
  const isLeft = notDrawn('/engine/', site);
  const paths = [
    '',
    'tests',
    'index.html',
    'renderer',
    'renderer/Page.tsx',
    'schema/blocks/hero.json',
    'pages/index.yaml',
    'tests/site/pages/index.yaml',
    'lib/a.mjs',
  ];
  expect(paths.filter((path) => isLeft(join('/engine', path)))).toEqual(left);
  for (const path of ['/site', '/site/pages/index.yaml', '/engine-of-others/lib/a.mjs'])
    expect(isLeft(path)).toBe(false);
});

it('watches the engine, but not its tests', async () => {
  const site = mkdtempSync(join(tmpdir(), 'not-drawn-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  copySite(join(ENGINE, 'tests/bad-content/good-site'), site);
  const server = await startDev(site, 0, { logLevel: 'silent' });
  onTestFinished(() => server.close());
  const watched = (path: string) => server.watcher.getWatched()[resolve(ENGINE, path)];
  await eventually(() => expect(watched('renderer/frame/header')).toContain('Header.tsx'));
  await eventually(() => expect(watched('')).toContain('tests'));
  expect(watched('tests') ?? []).toEqual([]);
});
