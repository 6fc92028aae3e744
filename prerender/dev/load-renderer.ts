import type { ViteDevServer } from 'vite';
import { isServerEntry, type ServerEntry } from '../render/server-entry.ts';

/** What draws pages as the build does, from its source as it is now. @throws if that is something else */
export async function loadRenderer(
  server: Pick<ViteDevServer, 'ssrLoadModule'>,
): Promise<ServerEntry> {
  const renderer: unknown = await server.ssrLoadModule('/renderer/entry-server.tsx');
  if (isServerEntry(renderer)) return renderer;
  throw new Error('The renderer does not render pages.');
}
