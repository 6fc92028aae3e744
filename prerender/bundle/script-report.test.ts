import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBuilder } from 'vite';
import { ENGINE } from '../paths.ts';
import type { ScriptReports } from '../../schema/generated/data.d.ts';
import { isScriptReports } from '../../schema/generated/guards/engine.js';
import { scriptReport } from './script-report.ts';

const outDir = mkdtempSync(join(tmpdir(), 'script-report-'));
afterAll(() => rmSync(outDir, { recursive: true }));

test('a script is reported with its module, its imports and the length of each library in it', async () => {
  const reports: ScriptReports = {};
  const builder = await createBuilder({
    root: ENGINE,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [scriptReport(reports)],
    build: {
      outDir,
      rolldownOptions: {
        input: join(ENGINE, 'renderer/state/menu.ts'),
        output: { entryFileNames: 'menu.js' },
      },
    },
  });
  await builder.buildApp();
  const report = reports['menu.js'];
  expect(report?.source).toBe('renderer/state/menu.ts');
  expect(report?.dynamicImports).toEqual([]);
  expect(report?.parts['renderer/state/menu.ts']).toBeGreaterThan(0);
  for (const length of Object.values(report?.parts ?? {})) expect(length).not.toBeNaN();
  // One entry for a library, however many of its modules are in the script.
  expect(Object.keys(report?.parts ?? {}).filter((name) => name.startsWith('zustand'))).toEqual([
    'zustand',
  ]);
});

test('a file that says something else is no report of scripts', () => {
  expect(isScriptReports({ 'a.js': { imports: [], dynamicImports: [], parts: {} } })).toBe(true);
  expect(isScriptReports({ 'a.js': {}, 'b.js': 'text' })).toBe(false);
  expect(isScriptReports('text')).toBe(false);
});

const module = (renderedLength: number) => ({ renderedLength });

test('modules of libraries count for these, all others for themselves, wherever the engine is installed', () => {
  const reports: ScriptReports = {};
  const { generateBundle, applyToEnvironment } = scriptReport(reports);
  const chunk = {
    type: 'chunk',
    fileName: 'assets/a.js',
    facadeModuleId: null,
    imports: ['assets/b.js'],
    dynamicImports: ['assets/c.js'],
    modules: {
      [join(ENGINE, 'renderer/App.tsx')]: module(1),
      [join(ENGINE, 'node_modules/react/index.js')]: module(2),
      [join(ENGINE, 'node_modules/react/jsx.js')]: module(3),
      '/above/node_modules/@ark-ui/react/dialog.js': module(4),
      '\0virtual:blocks': module(5),
    },
  };
  if (typeof generateBundle !== 'function') throw new Error('It notes nothing.');
  Reflect.apply(generateBundle, {}, [{}, { 'assets/a.js': chunk, 'a.css': { type: 'asset' } }]);
  expect(reports).toEqual({
    'assets/a.js': {
      imports: ['assets/b.js'],
      dynamicImports: ['assets/c.js'],
      parts: { 'renderer/App.tsx': 1, react: 5, '@ark-ui/react': 4, 'virtual:blocks': 5 },
    },
  });
  const applies = (name: string): unknown =>
    Reflect.apply(applyToEnvironment ?? String, {}, [{ name }]);
  expect([applies('client'), applies('ssr')]).toEqual([true, false]);
});
