import { pathToFileURL } from 'node:url';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import { isRecord } from '../../schema/is-record.ts';

/** What the renderer offers to a build; renderer/entry-server.tsx explains each. */
export interface ServerEntry {
  renderPageBody: (site: SiteData, data: PageData, cachesHeader: boolean) => string;
  renderMarkedBody: (site: SiteData, data: PageData) => string;
  renderBlocks: (site: SiteData, data: PageData) => string;
  renderNotFound: (site: SiteData) => string;
  renderAnnouncement: (site: SiteData) => string;
}

/**
 * Loads the renderer from the bundle of the engine.
 * @param file the path of the module
 * @throws if it is another module, as of a bundle that was changed by hand
 */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (isServerEntry(module)) return module;
  throw new Error(`${file} does not render pages. Delete it, and run the command again.`);
}

/** Whether a module is the renderer. */
export function isServerEntry(module: unknown): module is ServerEntry {
  return (
    isRecord(module) &&
    typeof module['renderPageBody'] === 'function' &&
    typeof module['renderMarkedBody'] === 'function' &&
    typeof module['renderBlocks'] === 'function' &&
    typeof module['renderNotFound'] === 'function' &&
    typeof module['renderAnnouncement'] === 'function'
  );
}
