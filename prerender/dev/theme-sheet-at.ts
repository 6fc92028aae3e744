import type { SiteData } from '../../renderer/data/types.ts';
import { devTheme } from '../../theme/sheet/theme-sheet.ts';
import type { SiteTheme } from '../theme/site-theme.ts';

/** What the sheet is made from, as it is now. */
interface Themed {
  theme: () => Promise<Pick<SiteTheme, 'sheet' | 'sheetIn'>>;
  data: (route: string) => Promise<Pick<SiteData, 'site'> | undefined>;
}

/** The sheet of the theme at a route: the language of its page may have a logo of its own. */
export async function themeSheetAt(site: Themed, route: string): Promise<string> {
  const { sheet, sheetIn } = await site.theme();
  const data = await site.data(route);
  return devTheme(data ? sheetIn(data.site) : sheet);
}
