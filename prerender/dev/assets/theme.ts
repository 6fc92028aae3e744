import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Theme } from '../../../schema/generated/content.d.ts';
import themeSchema from '../../../schema/theme/theme.json' with { type: 'json' };
import { USUAL } from '../../../theme/sheet/appearance.ts';
import type { SiteFolders } from '../../paths.ts';
import { fileAt } from '../../output/media-urls.ts';
import { makeTheme, type SiteTheme, type ThemedSite } from '../../theme/site-theme.ts';

/** The theme of a site that says nothing about one. */
const NEUTRAL: Theme = {
  colors: themeSchema.properties.colors.default,
  dark: 'auto',
  shape: 'firm',
  ...USUAL,
  fonts: {},
  overrides: {},
};

/** The fallback as long as site.yaml has never been right. */
export const NO_SITE: ThemedSite = { theme: NEUTRAL, logo: { width: 96 }, language: 'en' };

/**
 * The theme while a site is written: fonts are not cut, because the next character may be typed at any moment, and shown
 * when they come, because style sheets come from scripts, too late for `font-display: optional`.
 */
export async function makeDevTheme(site: ThemedSite, folders: SiteFolders): Promise<SiteTheme> {
  const made = await makeTheme(site, { folders, fontDisplay: 'swap' });
  for (const [url, content] of made.files) {
    const file = join(folders.dist, fileAt(url));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return made;
}
