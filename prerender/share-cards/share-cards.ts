import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
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
import { directionOf } from '../../schema/texts/direction.ts';
import { chosenFonts } from '../theme/fonts/site-fonts.ts';
import { paintSvg } from '../pictures/svg-theme.ts';
import { siteCardFonts } from './card-fonts.ts';
import { type CardLook, drawCard, LOGO } from './card-picture.ts';
import { type CardKeys, cardUrl } from './card-url.ts';

/** To be raised when the same card may come out differently. */
const VERSION = 1;

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
    const { look, key } = await lookOf(site, palette, folders);
    keys[site.language] = key;
    const queue = titles.values();
    await Promise.all(
      Array.from({ length: DRAWN_AT_ONCE }, async () => {
        for (const title of queue) {
          const file = fileAt(cardUrl(key, title));
          // Its name says what is in it.
          if (dist.sizeOf(file) === undefined) {
            dist.write(file, await cachedFile(folders.cache, file, () => drawCard(title, look)));
          } else dist.add([`/${file}`]);
          onProgress((done += 1), count);
        }
      }),
    );
  }
  return keys;
}

async function lookOf(
  { theme, logo, url, language }: Site,
  palette: Palette,
  folders: SiteFolders,
): Promise<{ look: CardLook; key: string }> {
  const { media, cache } = folders;
  const fonts = chosenFonts(theme.fonts, media);
  const { display, text } = await siteCardFonts(theme.fonts, folders);
  const isDark = theme.dark === 'only';
  const colors = isDark ? palette.dark : palette.light;
  const source = isDark ? (logo.onDark ?? logo.src) : logo.src;
  const drawn = await drawLogo(readFileSync(join(media, source)), extname(source), {
    palette: isDark ? { ...palette, light: palette.dark } : palette,
    color: colors.text,
    cache,
  });
  const recipe = {
    version: VERSION,
    direction: directionOf(language),
    language,
    colors: {
      ground: colors['surface-sky'],
      title: colors.text,
      words: colors['text-muted'],
      steps: [colors['art-process'], colors['art-data'], colors['art-platform']],
      disc: colors['art-disc'],
    },
    host: new URL(url).host,
    display: { family: display.family, tracking: fonts.display.tracking ?? 0 },
    text: { family: text.family },
  };
  const key = digestOf(JSON.stringify([recipe, display.digests, text.digests, digestOf(drawn)]));
  return { key, look: { ...recipe, fonts: [...display.fonts, ...text.fonts], logo: drawn } };
}

/** The logo as a PNG that fits into its place, in the colour of the words where it names none. */
async function drawLogo(
  source: Buffer,
  ending: string,
  { palette, color, cache }: { palette: Palette; color: string; cache: string },
): Promise<Buffer> {
  const painted =
    ending === '.svg'
      ? Buffer.from(paintSvg(source.toString(), palette).replaceAll('currentColor', color))
      : source;
  const digest = digestOf(Buffer.concat([painted, Buffer.from(JSON.stringify(LOGO))]));
  return cachedFile(cache, `icons/${digest}.png`, async () => {
    const { default: sharp } = await import('sharp');
    return sharp(painted, { density: 300 })
      .resize({ ...LOGO, fit: 'inside' })
      .png()
      .toBuffer();
  });
}
