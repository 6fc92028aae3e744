import type { Site, Theme } from '../../schema/generated/content.d.ts';
import { derivePalette } from '../../theme/derive.ts';
import type { Palette } from '../../theme/palette.ts';
import type { FontDisplay } from '../../theme/sheet/fonts.ts';
import { type ThemeParts, type ThemeSheet, themeSheet } from '../../theme/sheet/theme-sheet.ts';
import type { SiteFolders } from '../paths.ts';
import { type Characters, charactersToKeep } from './fonts/characters.ts';
import { makeSiteFonts, type SiteFonts } from './fonts/site-fonts.ts';

/** A theme, ready to be put into pages. */
export interface SiteTheme extends Pick<SiteFonts, 'files'> {
  /** Of pages in the main language. */
  sheet: ThemeSheet;
  /**
   * Of pages in another one, for which systems have other fonts, and which may have another logo and other fonts.
   * @param tried what the theme would choose
   */
  sheetIn: (site: Localized, tried?: Partial<Theme>) => ThemeSheet;
  /** What pages in a language load of its fonts. */
  loadedIn: (site: Localized) => SiteFonts['loaded'];
  /** What drawings take their colors from. */
  palette: Palette;
}

/**
 * Makes the theme of a site: colors of all roles, fonts cut to what its pages show.
 * @param texts all that pages show
 * @throws naming the file, if a font cannot be read
 */
export async function makeSiteTheme(
  site: Site & Pick<ThemedSite, 'css' | 'others'>,
  texts: readonly ShownText[],
  folders: SiteFolders,
): Promise<SiteTheme> {
  const charactersOf = (languages: ReadonlySet<string>) =>
    charactersToKeep(
      texts.flatMap(({ text, language }) =>
        language === undefined || languages.has(language) ? [text] : [],
      ),
    );
  return makeTheme(site, { folders, charactersOf, fontDisplay: 'optional' });
}

/** A text that pages show, or the characters of it. */
export interface ShownText {
  text: string;
  /** Of the pages that show it; those of all languages do without it. */
  language?: string | undefined;
}

/** What of a theme differs from language to language. */
interface Localized {
  theme: Pick<Theme, 'fonts'>;
  logo: ThemeParts['logo'];
  language: string;
}

/** What a theme is made from. */
export interface ThemedSite extends Localized {
  theme: Theme;
  /** The same site in its further languages. */
  others?: readonly Pick<Localized, 'theme' | 'language'>[];
  /** Its rules of its own, as theme.css says them. */
  css?: string;
}

interface Making {
  folders: Pick<SiteFolders, 'media' | 'cache'>;
  /** The characters that the fonts of some languages keep; all that they have without it. */
  charactersOf?: (languages: ReadonlySet<string>) => Characters;
  fontDisplay: FontDisplay;
}

/** @throws naming the file, if a font cannot be read */
export async function makeTheme(
  { theme, logo, language, others = [], css = '' }: ThemedSite,
  { folders, charactersOf, fontDisplay }: Making,
): Promise<SiteTheme> {
  const computed = derivePalette(theme.colors, theme.overrides);
  const palette = theme.dark === 'none' ? { ...computed, dark: computed.light } : computed;
  const all = [{ theme, language }, ...others];
  const makeFor = (key: string, chosen: Theme['fonts']) => {
    const sharing = all.filter((one) => keyOf(one.theme) === key);
    const languages = new Set(sharing.map((one) => one.language));
    return makeSiteFonts(chosen, { folders, characters: charactersOf?.(languages) });
  };
  const main = await makeFor(keyOf(theme), theme.fonts);
  const made = new Map([[keyOf(theme), main]]);
  for (const { theme: other } of others) {
    const key = keyOf(other);
    if (!made.has(key)) made.set(key, await makeFor(key, other.fonts));
  }
  const fontsOf = (one: Pick<Localized, 'theme'>) => made.get(keyOf(one.theme)) ?? main;
  const sheetIn: SiteTheme['sheetIn'] = (one, tried = {}) =>
    themeSheet(
      { ...theme, ...tried },
      {
        palette,
        fonts: fontsOf(one).fonts,
        fontDisplay,
        logo: one.logo,
        language: one.language,
        css,
      },
    );
  return {
    palette,
    sheet: sheetIn({ theme, language, logo }),
    sheetIn,
    loadedIn: (one) => fontsOf(one).loaded,
    files: new Map([...made.values()].flatMap(({ files }) => [...files])),
  };
}

/** Languages with the same fonts share their files. */
function keyOf({ fonts }: Pick<Theme, 'fonts'>): string {
  return JSON.stringify(fonts);
}
