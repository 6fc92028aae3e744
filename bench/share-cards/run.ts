import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { publishedSite } from '../../prerender/publish/published-site.ts';
import { command, SITE_OPTION } from '../../commands/door/command.ts';
import { listComponents, type SiteFolders, siteFolders } from '../../prerender/paths.ts';
import { OutputDir } from '../../prerender/output/output-dir.ts';
import { decodePictures } from '../../prerender/pictures/decode-pictures.ts';
import { makeShareCards } from '../../prerender/share-cards/share-cards.ts';
import { decodeFonts } from '../../prerender/theme/fonts/decode-fonts.ts';
import { makeSiteTheme } from '../../prerender/theme/site-theme.ts';

/** Makes the cards of a site as a build does, and prints what that took. */
async function measureCards(folder: string, work: string): Promise<void> {
  const own = siteFolders(folder);
  const opened = openSite(folder, {
    componentNames: listComponents(),
    blockFaults: [],
    pictures: await decodePictures(own),
    fonts: await decodeFonts(own),
  });
  const { pages } = await checkSite(opened);
  const { opened: shown, pages: all } = publishedSite(opened, pages);
  const { site, localSites, context } = shown;
  if (!site) throw new Error(`${folder} has errors in its site.yaml.`);
  const { palette } = await makeSiteTheme(site, [], own);

  const make = async (what: string, folders: SiteFolders): Promise<void> => {
    const dist = new OutputDir(folders);
    const started = performance.now();
    const before = process.cpuUsage();
    await makeShareCards([site, ...localSites.values()], all, {
      folders,
      dist,
      palette,
      languages,
      onProgress: () => undefined,
    });
    const { user, system } = process.cpuUsage(before);
    const wall = ((performance.now() - started) / 1000).toFixed(2);
    const cpu = ((user + system) / 1e6).toFixed(2);
    console.log(`| ${what} | ${dist.files.length} | ${wall} | ${cpu} |`);
    const [first = ''] = dist.files;
    dist.publish(first, [], []);
  };

  const { languages } = context;
  const cache = join(work, 'cache');
  const none = join(work, 'none');
  const folders = (dist: string) => ({ ...own, public: none, cache, dist: join(work, dist) });
  console.log('| | pictures | wall s | CPU s |\n| --- | --- | --- | --- |');
  await make('cold: nothing kept', folders('first'));
  await make('an empty dist/, pictures kept in .cache', folders('second'));
  await make('warm: the same site again', folders('second'));
  console.log(`Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
}

await command(
  {
    name: 'bench -- share-cards',
    about: 'Measures what the pictures for shared links cost a build, cold and warm.',
    options: { site: SITE_OPTION },
    examples: [
      'npm run bench -- share-cards',
      'npm run bench -- share-cards --site tests/second-site',
    ],
  },
  async ({ values }) => {
    const work = mkdtempSync(join(tmpdir(), 'share-cards-'));
    try {
      await measureCards(values.site, work);
    } finally {
      rmSync(work, { recursive: true });
    }
    return true;
  },
);
