import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isRecord } from '../../schema/is-record.ts';
import { ENGINE } from '../paths.ts';

/** What is known of one script of the bundle. */
export interface ScriptReport {
  /** The module it stands for, as a path inside the engine, if it stands for one. */
  source?: string;
  /** Scripts that come with it, and scripts that it may ask for later, by file name. */
  imports: string[];
  dynamicImports: string[];
  /** Length of the code of each library and of each module of the engine in it, before minifying. */
  parts: Record<string, number>;
}

/** Every script of the bundle by its file name, such as `assets/entry-1a2b3c4d.js`. */
export type ScriptReports = Record<string, ScriptReport>;

/** Whether a value says of every script what it consists of; the bundle's folder is named by the engine that wrote it. */
export function isScriptReports(value: unknown): value is ScriptReports {
  return isRecord(value) && Object.values(value).every((report) => isRecord(report));
}

/**
 * Notes what each script of the browser's bundle consists of.
 * @param reports is filled
 */
export function scriptReport(reports: ScriptReports): Plugin {
  return {
    name: 'script-report',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const parts: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const name = partName(id);
          parts[name] = (parts[name] ?? 0) + renderedLength;
        }
        const { facadeModuleId, imports, dynamicImports } = file;
        const source = facadeModuleId ? { source: partName(facadeModuleId) } : {};
        reports[file.fileName] = { ...source, imports, dynamicImports, parts };
      }
    },
  };
}

/** The library that a module belongs to, or its own path inside the engine. */
function partName(id: string): string {
  // The engine may be installed in a node_modules itself.
  const path = id.startsWith(ENGINE) ? `/${id.slice(ENGINE.length)}` : id;
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return library ?? (id.startsWith('/') ? relative(ENGINE, id) : id.replace(/\0/g, ''));
}
