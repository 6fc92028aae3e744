import type { SiteData } from '../../renderer/data/types.ts';
import type { Site } from '../../schema/generated/content.d.ts';

/** What every page shares, without the theme, which the build has put into a style sheet. */
export function siteData(
  { theme, ...site }: Site,
  files: Pick<SiteData, 'pictures' | 'icons'>,
): SiteData {
  return { site, dark: theme.dark, ...files };
}
