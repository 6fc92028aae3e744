import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readDevClient } from '../bundle/dev-client.ts';
import { ENGINE, listComponents } from '../paths.ts';

/** Not `.js`, which the plugin for React would take for a module with components. */
const SCRIPT = '/dev/client.mjs';
const SHEET = '/dev/client.css';

/** What pages, the studio and blocks of a site load from the engine; all of it is in the script. */
const MODULES: Record<string, string> = {
  'renderer/dev/start.ts': `import '${SHEET}';\nimport { start } from '${SCRIPT}';\nawait start();`,
  'renderer/studio/start-overlay.ts': `import { startOverlay } from '${SCRIPT}';\nawait startOverlay();`,
  'renderer/dev/mark-block.tsx': `export { markBlock } from '${SCRIPT}';`,
  'renderer/block.ts': `export * from '${SCRIPT}';`,
};

/** Files of the engine that pages are made of in the browser. */
const SOURCE = /^(renderer|schema)\/(?!.*\.test\.)/;

/** Whether pages of the development server are made of this file, absolute. */
export function isClientSource(file: string): boolean {
  return SOURCE.test(pathInEngine(file));
}

/**
 * Serves the engine's part of a page from its bundle, under the addresses that its modules have, until one of them
 * changes.
 */
export class BundledClient {
  readonly #modules: Map<string, string>;

  /** @param folder with what `bundleDevClient` has written; without it, the engine's modules are served */
  constructor(folder: string | undefined) {
    this.#modules = folder === undefined ? new Map<string, string>() : bundledModules(folder);
  }

  plugin(): Plugin {
    return {
      name: 'bundled-client',
      applyToEnvironment: ({ name }) => name === 'client',
      resolveId: (id) => ([SCRIPT, SHEET].includes(id) ? id : undefined),
      // Of a package, Vite adds the version to the name of a module.
      load: (id) =>
        this.#modules.get(id.startsWith(ENGINE) ? pathInEngine(id.replace(/\?v=.*/, '')) : id),
    };
  }

  /** Serves the engine's modules from now on, which change as somebody writes them. */
  forget({ environments: { client } }: Pick<ViteDevServer, 'environments'>): void {
    if (this.#modules.size === 0) return;
    this.#modules.clear();
    client.moduleGraph.invalidateAll();
    client.hot.send({ type: 'full-reload' });
  }
}

/** The source of each module, by its address or its path in the engine. */
function bundledModules(folder: string): Map<string, string> {
  const { script, sheet } = readDevClient(folder);
  const modules = new Map([...Object.entries(MODULES), [SCRIPT, script], [SHEET, sheet]]);
  for (const type of listComponents())
    modules.set(
      `/dev/blocks/${type}.js`,
      `import { allBlockComponents, markBlock } from '${SCRIPT}';
export default markBlock('${type}', allBlockComponents.get('${type}'));`,
    );
  return modules;
}

function pathInEngine(file: string): string {
  return relative(ENGINE, file).split(sep).join('/');
}
