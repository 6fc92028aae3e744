import type { SiteData } from '../../renderer/data/types.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { messagesOf } from '../../schema/messages.ts';
import { directionOf } from './direction.ts';

/** What every page shares, without the theme, which is in the style sheet. */
export function siteData(
  { theme, ...site }: Site,
  files: Pick<SiteData, 'pictures' | 'forms' | 'icons' | 'downloads'>,
): SiteData {
  return {
    site,
    dark: theme.dark,
    messages: messagesOf(site.language, site.messages),
    direction: directionOf(site.language),
    ...files,
  };
}
