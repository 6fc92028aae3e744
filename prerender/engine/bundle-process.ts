import { bundle, type Bundle } from '../bundle/bundle.ts';
import { siteFolders } from './paths.ts';

/** What the process says when it is done. */
export type BundleMessage = { bundle: Bundle } | { failure: string };

const [client = '', cache = '', site] = process.argv.slice(2);

async function run(): Promise<BundleMessage> {
  try {
    return { bundle: await bundle({ ...siteFolders(cache), dist: client, cache }, site) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.send?.(await run());
process.disconnect();
