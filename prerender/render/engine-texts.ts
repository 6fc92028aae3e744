import { shownWords, type SpeakingSite } from '../../schema/messages.ts';
import { languageName } from './data/site-data.ts';

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
