import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { directionOf } from '../../schema/texts/scripts.ts';
import type { Palette } from '../../theme/palette.ts';
import { cachedFile } from '../cache/cached-file.ts';
import type { SiteFolders } from '../paths.ts';
import { paintSvg } from '../pictures/svg-theme.ts';
import { chosenFonts } from '../theme/fonts/site-fonts.ts';
import { siteCardFonts } from './card-fonts.ts';
import { type CardLook, LOGO } from './card-picture.ts';

/** To be raised when the same card may come out differently. */
const VERSION = 1;

/**
 * What the cards of a language look like.
 * @returns a digest of it, of which the addresses of the cards are made, and what makes it once a card is to be drawn
 */
export async function cardLook(
  { theme, logo, url, language }: Pick<Site, 'theme' | 'logo' | 'url' | 'language'>,
  palette: Palette,
  { media, cache }: Pick<SiteFolders, 'media' | 'cache'>,
): Promise<{ key: string; look: () => Promise<CardLook> }> {
  const fonts = chosenFonts(theme.fonts, media);
  const { display, text } = await siteCardFonts(theme.fonts, { media, cache });
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
  const fontsOf = async () => [...(await display.cut()), ...(await text.cut())];
  let cuts: ReturnType<typeof fontsOf> | undefined;
  return { key, look: async () => ({ ...recipe, fonts: await (cuts ??= fontsOf()), logo: drawn }) };
}

/** The logo as a PNG that fits into its place, in the color of the words where it names none. */
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
