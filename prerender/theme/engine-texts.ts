import type { Site } from '../../schema/generated/content.d.ts';
import { messagesOf } from '../../schema/messages.ts';
import { languageName } from '../render/data/site-data.ts';

/**
 * What pages show that stands in no file of the site: the engine's own words, dates, figures and the names of languages.
 * The words of a preview are not among them, so that no font has letters for what is never published.
 * @param sites in each language
 */
export function engineTexts(sites: readonly Pick<Site, 'language' | 'messages'>[]): string[] {
  return sites.flatMap(({ language, messages }) => {
    const { draftsShown: _, ...words } = messagesOf(language, messages);
    return [
      ...Object.values(words),
      ...monthNames(language),
      new Intl.NumberFormat(language).format(9_876_543_210.1),
      languageName(language),
    ];
  });
}

function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month))));
}
