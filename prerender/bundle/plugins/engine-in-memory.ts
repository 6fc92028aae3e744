import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ICONS } from '../../../renderer/ui/media/engine-icons.ts';
import { iconFolder, listIcons } from '../../../schema/icons.ts';
import { schemaFolder } from '../../../schema/load-schemas.ts';
import { ENGINE } from '../../paths.ts';
import { compileSchemas } from './compiled-schemas.ts';

const STAND_INS = join(ENGINE, 'playground/stand-ins');

/** By what a module of Node is replaced in the browser. */
const NODE_MODULES: Record<string, string> = {
  'node:fs': join(STAND_INS, 'files.ts'),
  'node:path': join(STAND_INS, 'paths.ts'),
  'node:url': join(STAND_INS, 'node.ts'),
  'node:module': join(STAND_INS, 'node.ts'),
  'node:buffer': join(STAND_INS, 'node.ts'),
  'node:crypto': join(STAND_INS, 'node.ts'),
};

/** What replaces icons that only content names: the shapes of all weigh 100 KB, their names 7. */
const ANY_ICON = '<svg><circle cx="12" cy="12" r="8" /></svg>';

/** Lets the check and the renderer run in a browser: with the files of the engine in memory, and its schemas compiled. */
export function engineInMemory(): Plugin {
  const modules: Record<string, () => string> = {
    [join(STAND_INS, 'engine-files.ts')]: engineFilesModule,
    [join(ENGINE, 'schema/schema-compiler.ts')]: compiledForBrowser,
    // It compiles schemas of blocks of a site's own, and there are none.
    [join(ENGINE, 'schema/new-ajv.ts')]: () => 'export const newAjv = undefined;',
  };
  return {
    name: 'engine-in-memory',
    enforce: 'pre',
    resolveId: { filter: { id: /^node:/ }, handler: (id) => NODE_MODULES[id] },
    load: (id) => modules[id]?.(),
    transform: {
      filter: { id: `${ENGINE}{check,prerender,schema}/**/*.ts`, code: 'import.meta.url' },
      handler: (code, id) =>
        code.replaceAll('import.meta.url', JSON.stringify(`file://${inMemory(id)}`)),
    },
  };
}

/** The one module that compiled schemas require counts characters. */
function compiledForBrowser(): string {
  return compileSchemas(true).replaceAll(
    'require("ajv/dist/runtime/ucs2length").default',
    '((text) => [...text].length)',
  );
}

/** The path that a file of the engine has in memory. */
function inMemory(file: string): string {
  return `/${relative(ENGINE, file).split(sep).join('/')}`;
}

/** Of the messages only those in English: the playground is in English. */
function engineFilesModule(): string {
  const schemas = ['.', 'blocks', 'shared', 'theme'].flatMap((folder) =>
    readdirSync(join(schemaFolder, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(schemaFolder, folder, name)),
  );
  const files = [
    ...[...schemas, join(schemaFolder, 'messages/en.json')].map((file) => [
      inMemory(file),
      minified(file),
    ]),
    ...ENGINE_ICONS.map((name) => [
      iconFile(name),
      readFileSync(join(iconFolder, `${name}.svg`), 'utf8'),
    ]),
  ];
  const icons = [...listIcons()].filter((name) => !ENGINE_ICONS.includes(name)).join(' ');
  return `export const ENGINE_FILES = new Map(${JSON.stringify(files)});
for (const name of ${JSON.stringify(icons)}.split(' '))
  ENGINE_FILES.set(${JSON.stringify(iconFile('*'))}.replace('*', name), ${JSON.stringify(ANY_ICON)});\n`;
}

function iconFile(name: string): string {
  return `/node_modules/lucide-static/icons/${name}.svg`;
}

function minified(file: string): string {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify(value);
}
