import type { ComponentType } from 'react';
import type { Block } from '../../schema/generated/content.d.ts';

/** Every block component takes the fields of its block as properties. */
export type BlockComponents = Map<string, ComponentType<Block>>;

/** What the script of a block type exports. */
interface BlockModule {
  default: ComponentType<Block>;
}

const loaded: BlockComponents = new Map();

/**
 * Loads the components of block types that are not there yet.
 * @param scripts the address of each type's script, as page data lists them
 * @throws when a script cannot be loaded; browsers since 2026 fetch it again at the next call, older ones remember
 */
export async function loadBlockComponents(
  scripts: Record<string, string>,
): Promise<BlockComponents> {
  await Promise.all(
    Object.entries(scripts).map(async ([type, url]) => {
      if (loaded.has(type)) return;
      const module: unknown = await import(/* @vite-ignore */ url);
      if (!isBlockModule(module)) throw new Error(`There is no component in ${url}`);
      loaded.set(type, module.default);
    }),
  );
  return loaded;
}

/** What exactly it exports, the compiler has seen; a component may be a function or an object. */
function isBlockModule(module: unknown): module is BlockModule {
  return typeof module === 'object' && module !== null && 'default' in module;
}
