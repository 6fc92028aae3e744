import type { Listening } from './serve.ts';

export interface DevOptions {
  /** The port to listen on, or the next that is free; 5173 by default. */
  port?: number | undefined;
}

/**
 * Shows a site while it is being written: pages as they are, problems next to them.
 * @param site the folder with site.yaml
 * @throws when the folder is not there
 */
export async function dev(site: string, { port = 5173 }: DevOptions = {}): Promise<Listening> {
  // Vite takes a third of a second to load, and only this function needs it.
  const { startDev } = await import('../prerender/dev/dev.ts');
  const server = await startDev(site, port);
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { url: address.replace(/\/$/, ''), stop: () => server.close() };
}
