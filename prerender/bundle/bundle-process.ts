import type { BundleMessage } from '../../schema/generated/data.d.ts';
import { bundle } from './bundle.ts';
import { cutOwnFont } from '../theme/fonts/own-fonts.ts';
import { siteFolders } from '../paths.ts';
import { siteCardFonts } from '../share-cards/card-fonts.ts';

const [client = '', cache = '', site] = process.argv.slice(2);

async function run(): Promise<BundleMessage> {
  try {
    const made = await bundle({ ...siteFolders(cache), dist: client, cache }, site);
    // Next to the bundle of the engine, which all sites share.
    if (site === undefined) {
      await cutOwnFont(cache);
      const { display, text } = await siteCardFonts({}, { media: '', cache });
      await Promise.all([display.cut(), text.cut()]);
    }
    return { bundle: made };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.send?.(await run());
// The build that asked for it may have ended meanwhile.
if (process.connected) process.disconnect();
