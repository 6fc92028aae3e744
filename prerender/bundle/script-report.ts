import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ScriptReports } from '../../schema/generated/data.d.ts';
import { ENGINE } from '../paths.ts';

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
