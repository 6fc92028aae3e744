import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BlockSource } from '../block-sources.ts';
import { ENGINE } from '../../paths.ts';

/** The module that this one replaces. */
const MODULE = join(ENGINE, 'renderer/all-block-components.ts');

/** Lets renderer/all-block-components.ts list the components of a site as well, under the types that are their folders. */
export function blockComponents(blocks: readonly BlockSource[]): Plugin {
  return {
    name: 'block-components',
    load: { filter: { id: MODULE }, handler: () => componentsModule(blocks) },
  };
}

/** The source of the module. */
function componentsModule(blocks: readonly BlockSource[]): string {
  const imports = blocks.map(
    ({ component }, index) => `import Block${index} from ${JSON.stringify(component)};`,
  );
  const entries = blocks.map(({ type }, index) => `[${JSON.stringify(type)}, Block${index}]`);
  return `${imports.join('\n')}\nexport const allBlockComponents = new Map([${entries.join(', ')}]);\n`;
}
