import { languageOf } from '../../check/model/plan.ts';
import type { Theme } from '../../schema/generated/content.d.ts';
import type { ThemeSheet } from '../../theme/sheet/theme-sheet.ts';
import { inLanguage } from '../render/page-context.ts';
import type { DevSite } from './site.ts';

/**
 * The sheet of the theme for the page at an address: in its language.
 * @param tried what the theme would choose, in place of what it does
 */
export async function themeSheetAt(
  site: Pick<DevSite, 'content' | 'theme'>,
  route: string,
  tried: Partial<Theme> = {},
): Promise<ThemeSheet> {
  const { content } = await site.content();
  const theme = await site.theme();
  if (!content) return theme.sheet;
  const language = languageOf(content.languages, route);
  return theme.sheetIn(
    inLanguage(content.sites, language, (one) => one.language),
    tried,
  );
}
