import { homeOf, type LanguagePlan } from '../../check/languages/plan.ts';
import type { Pictures, SiteData } from '../../renderer/data/types.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { messagesOf } from '../../schema/messages.ts';
import { directionOf } from './direction.ts';

interface SiteAssets {
  languages: LanguagePlan;
  pictures: Pictures;
  /** Address of the file of icons. */
  icons: string;
}

/** What all pages of one language share. */
export function siteData(site: Site, { languages: plan, pictures, icons }: SiteAssets): SiteData {
  const languages = plan.languages.length > 1 ? plan.languages : [];
  return {
    site,
    messages: messagesOf(site.language, site.messages),
    direction: directionOf(site.language),
    home: homeOf(plan, site.language),
    languages: languages.map((language) => ({
      language,
      name: nameOf(language),
      home: homeOf(plan, language),
    })),
    pictures,
    icons,
  };
}

/** A language as its own speakers call it, such as Deutsch; as the first word of a line. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
