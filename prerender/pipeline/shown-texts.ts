import { languageOf, localFileOf } from '../../check/model/plan.ts';
import { shownWords, type SpeakingSite } from '../../schema/messages.ts';
import { languageName } from '../render/data/site-data.ts';
import type { ShownText } from '../theme/site-theme.ts';
import type { SiteToBuild } from './site-to-build.ts';

/**
 * All that pages show, each text with the language whose pages show it. What a language does not translate, its pages show
 * as well: fields of site.yaml, forms, and pages that stand in for a translation.
 * @param notes of files that can be downloaded
 */
export function shownTexts(
  { opened, sites, rendered }: Pick<SiteToBuild, 'opened' | 'sites' | 'rendered'>,
  notes: readonly string[],
): ShownText[] {
  const { indexes, forms, context } = opened;
  const languages = sites.map(({ language }) => language);
  return [
    ...[...indexes].map(([file, { characters }]) => ({
      text: characters,
      language: languages.find((one) => localFileOf(one) === file),
    })),
    ...forms.flatMap(({ index }) => (index ? [{ text: index.characters }] : [])),
    ...rendered.flatMap(({ file, index }) =>
      index ? [{ text: index.characters, language: languageOf(context.languages, file) }] : [],
    ),
    ...sites.flatMap((site) =>
      engineTexts([site]).map((text) => ({ text, language: site.language })),
    ),
    // To choose one, on all pages.
    ...(languages.length > 1
      ? languages.map((one) => ({ text: languageName(one, languages) }))
      : []),
    ...notes.map((text) => ({ text })),
  ];
}

/**
 * What pages show that is in no file of the site: the engine's own words, dates, figures and the names of languages.
 * @param sites in each language
 */
export function engineTexts(sites: readonly SpeakingSite[]): string[] {
  const languages = sites.map(({ language }) => language);
  return sites.flatMap((site) => {
    const { language } = site;
    return [
      ...shownWords(site),
      ...monthNames(language),
      ...dayNames(language),
      new Intl.NumberFormat(language).format(9_876_543_210.1),
      languageName(language, languages),
    ];
  });
}

function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month))));
}

/** As the times of events have them, and as opening hours do. */
function dayNames(language: string): string[] {
  return (['short', 'long'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2000, 0, day))));
  });
}
