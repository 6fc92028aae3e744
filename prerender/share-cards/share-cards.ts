import { routeOf } from '../../check/model/route-of.ts';
import { type LanguagePlan, languageOf } from '../../check/model/plan.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { messagesOf } from '../../schema/messages.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Palette } from '../../theme/palette.ts';
import { cachedFile } from '../cache/cached-file.ts';
import type { SiteFolders } from '../paths.ts';
import type { OnProgress } from '../progress.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { fileAt } from '../output/media-urls.ts';
import { cardLook } from './card-look.ts';
import { drawCard } from './card-picture.ts';
import { type CardKeys, cardUrl } from './card-url.ts';

/** Cards that are drawn at once: sharp works in other threads while the next one is set. */
const DRAWN_AT_ONCE = 4;

interface Making {
  folders: SiteFolders;
  dist: OutputDir;
  palette: Palette;
  languages: LanguagePlan;
  onProgress: OnProgress;
}

/**
 * Draws a picture for shared links for every page that is to have one, each once: a build without a new title spends
 * nothing on it.
 * They are assets, as pictures are, and no feature: the data of a page names its card, so all are made before any page,
 * while features work on pages and after them.
 * @param sites in all languages
 * @param pages all that are rendered
 * @returns what their addresses are made of
 */
export async function makeShareCards(
  sites: readonly Site[],
  pages: readonly PageResult[],
  { folders, dist, palette, languages, onProgress }: Making,
): Promise<CardKeys> {
  const main = sites.find(({ language }) => language === languages.main);
  const wanted = new Map<Site, Set<string>>();
  for (const { file, index } of pages) {
    const route = routeOf(file);
    const language = route in languages.fallbacks ? languages.main : languageOf(languages, route);
    const site = sites.find((local) => local.language === language) ?? main;
    if (!site || !index || index.shareImages.length > 0) continue;
    if ((index.shareWord ?? site.shareImage) !== 'drawn') continue;
    wanted.set(site, (wanted.get(site) ?? new Set()).add(index.title ?? ''));
  }
  for (const site of sites) {
    if (!site.search || site.shareImage !== 'drawn') continue;
    // The build makes the list of all pages by itself.
    const { allPages } = messagesOf(site.language, site.messages);
    wanted.set(site, (wanted.get(site) ?? new Set()).add(allPages));
  }
  const keys: Record<string, string> = {};
  const count = [...wanted.values()].reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  onProgress(done, count);
  for (const [site, titles] of wanted) {
    const { key, look } = await cardLook(site, palette, folders);
    keys[site.language] = key;
    const queue = titles.values();
    await Promise.all(
      Array.from({ length: DRAWN_AT_ONCE }, async () => {
        for (const title of queue) {
          const file = fileAt(cardUrl(key, title));
          // Its name says what is in it.
          if (dist.sizeOf(file) === undefined) {
            dist.write(
              file,
              await cachedFile(folders.cache, file, async () => drawCard(title, await look())),
            );
          } else dist.add([`/${file}`]);
          onProgress((done += 1), count);
        }
      }),
    );
  }
  return keys;
}
