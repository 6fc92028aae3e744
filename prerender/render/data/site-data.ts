import { digestOf } from '../../../check/files/digest.ts';
import { homeOf, type LanguagePlan } from '../../../check/model/plan.ts';
import type { SiteData } from '../../../renderer/data/types.ts';
import type { Business, Site, Theme } from '../../../schema/generated/content.d.ts';
import { messagesOf } from '../../../schema/messages.ts';
import { directionOf } from '../../../schema/texts/scripts.ts';
import type { ListedSite } from './list-manuals.ts';
import { navigationRoom } from './navigation-room.ts';

interface SiteAssets extends Pick<SiteData, 'pictures' | 'forms' | 'icons' | 'downloads'> {
  /** As YYYY-MM-DD. */
  today: string;
  /** Whether it is a preview with drafts, which says so on every page. */
  drafts: boolean;
  languages: LanguagePlan;
}

/**
 * What all pages of one language share, which every visitor's browser fetches: every field of site.yaml but those that only
 * a build needs. The theme is in the style sheet, the facts are in the texts, and the server knows what has moved.
 */
export function siteData(
  whole: ListedSite,
  { languages: plan, today, drafts, ...files }: SiteAssets,
): SiteData {
  const { theme, announcement, facts: _facts, redirects: _redirects, gone: _gone, ...site } = whole;
  const choice = plan.languages.length > 1 ? plan.languages : [];
  const languages = choice.map((language) => ({
    language,
    name: languageName(language, choice),
    home: homeOf(plan, language),
  }));
  const { draftsShown, ...messages } = messagesOf(site.language, site.messages);
  const isOver = announcement === undefined || announcement.until < today;
  return {
    site: withoutPastHolidays(site, today),
    ...(!isOver && { announcement: { text: announcement.text, id: idOf(announcement) } }),
    ...(drafts && { draftsShown }),
    dark: theme.dark,
    ...(theme.shape === 'sharp' && { sharp: true }),
    ...headerLook(theme.header),
    messages,
    direction: directionOf(site.language),
    home: homeOf(plan, site.language),
    languages,
    navigationRoom: navigationRoom(site, languages),
    ...files,
  };
}

/** Holidays are shown until they are over. */
function withoutPastHolidays(site: SiteData['site'], today: string): SiteData['site'] {
  const left = (business: Business): Business => {
    const { holidays, ...others } = business;
    const coming = holidays?.filter(({ date, to = date }) => to >= today) ?? [];
    return { ...others, ...(coming.length > 0 && { holidays: coming }) };
  };
  return {
    ...site,
    ...(site.business && { business: left(site.business) }),
    locations: site.locations.map((place) =>
      place.business ? { ...place, business: left(place.business) } : place,
    ),
  };
}

/** The same words announced once more are a new announcement. */
function idOf(announcement: NonNullable<Site['announcement']>): string {
  return digestOf(JSON.stringify(announcement)).slice(0, 8);
}

/**
 * A language as its own speakers call it, such as Deutsch; as the first word of a line. Its region or script is named only
 * where the site has the same language of another one, too.
 */
export function languageName(language: string, all: readonly string[]): string {
  const base = baseOf(language);
  const tag = all.filter((other) => baseOf(other) === base).length > 1 ? language : base;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of a tag without its script and region: en of en-US. */
function baseOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

/** How the header looks, as pages know it: nothing of a plain one. */
export function headerLook(header: Theme['header']): Pick<SiteData, 'headerLook'> {
  return header === 'plain' ? {} : { headerLook: header };
}
