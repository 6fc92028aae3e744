import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listBlockSources, listOwnSources } from './block-sources.ts';
import { ENGINE, listComponents } from '../paths.ts';

test('a site has the components of the engine, and behind them its own', () => {
  const site = mkdtempSync(join(tmpdir(), 'block-sources-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const engine = listBlockSources();
  expect(engine.map(({ type }) => type)).toEqual(listComponents());
  expect(engine).toContainEqual({
    type: 'hero',
    component: join(ENGINE, 'renderer/blocks/hero/index.tsx'),
  });
  expect(listBlockSources(site)).toEqual(engine);
  expect(listOwnSources(join(site, 'none'))).toEqual([]);

  for (const type of ['map', 'no-component'])
    mkdirSync(join(site, 'blocks', type), { recursive: true });
  writeFileSync(join(site, 'blocks/map/index.tsx'), '');
  const own = [{ type: 'map', component: join(realpathSync(site), 'blocks/map/index.tsx') }];
  expect(listOwnSources(site)).toEqual(own);
  expect(listBlockSources(site)).toEqual([...engine, ...own]);
});

test('a folder that is still empty is no component', () => {
  const blocks = mkdtempSync(join(tmpdir(), 'blocks-'));
  onTestFinished(() => rmSync(blocks, { recursive: true }));
  for (const type of ['empty', 'map']) mkdirSync(join(blocks, type));
  writeFileSync(join(blocks, 'map/index.tsx'), '');
  expect(listComponents(blocks)).toEqual(['map']);
});

test('what is beside the folders of components is none', () => {
  for (const type of listComponents()) expect(type).toMatch(/^[a-z-]+$/);
});
