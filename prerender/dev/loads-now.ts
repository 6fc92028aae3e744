import type { ViteDevServer } from 'vite';

/**
 * Whether a module can be loaded as it is now: what Vite tells of a mistake may come when that has been mended.
 * @param id as Vite calls the module in an error
 */
export async function loadsNow(
  { environments: { client } }: Pick<ViteDevServer, 'environments'>,
  id: string,
): Promise<boolean> {
  const known = client.moduleGraph.getModuleById(id);
  if (!known) return false;
  return client.transformRequest(known.url).then(
    () => true,
    () => false,
  );
}
