import { fork } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleMessage } from './bundle-process.ts';
import type { Bundle } from './bundle.ts';
import { listBelow } from './dist-folder.ts';
import type { SiteFolders } from './folders.ts';
import { KeptData } from './kept-data.ts';

/** In the cache folder. */
export const BUNDLE_FOLDER = 'bundle';

export interface KeptBundle {
  bundle: Bundle;
  /** Where its files for browsers lie, and their paths from there. */
  folder: string;
  files: string[];
}

/**
 * The engine's code, bundled anew only when the engine has changed: no site has a say in it.
 * @param engine see `hashEngine`
 */
export async function keptBundle(folders: SiteFolders, engine: string): Promise<KeptBundle> {
  const store = join(folders.cache, BUNDLE_FOLDER);
  const client = join(store, 'client');
  // Its paths are absolute, so it is of no use where the whole folder was copied to.
  const index = new KeptData<KeptBundle>(join(store, 'bundle.json'), `${engine} ${store}`);
  const kept = index.read();
  if (kept && isWhole(kept)) return kept;
  rmSync(store, { recursive: true, force: true });
  const bundle = await bundleElsewhere(client, store);
  const made: KeptBundle = { bundle, folder: client, files: listBelow(client) };
  index.keep(made);
  return made;
}

/**
 * Bundles in a process of its own: when that ends, all the memory that bundling takes is free for
 * the pages. With less room between collections it needs a fifth less, in the same time.
 */
async function bundleElsewhere(client: string, store: string): Promise<Bundle> {
  const limits = ['--max-semi-space-size=1', '--max-old-space-size=256'];
  const child = fork(join(import.meta.dirname, 'bundle-process.ts'), [client, store], {
    execArgv: [...limits, '--import', 'tsx'],
    // Whatever is set outside, such as "test" or "development", would bundle another React.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const message = await new Promise<BundleMessage>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Bundling ended with ${code}.`)));
  });
  if ('failure' in message) throw new Error(message.failure);
  return message.bundle;
}

function isWhole({ bundle, folder, files }: KeptBundle): boolean {
  return existsSync(bundle.serverEntry) && files.every((path) => existsSync(join(folder, path)));
}
