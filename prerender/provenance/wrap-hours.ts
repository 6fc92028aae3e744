import type { PageData, SiteData } from '../../renderer/data/types.ts';
import { hoursTexts } from '../entries/hours-texts.ts';
import type { Origins } from './origins.ts';
import type { Wrapping } from './wrapping.ts';

/**
 * Marks what a page shows of opening hours; the data is changed. Days and times are looked up by what several fields say
 * together, so these stay as they are.
 * @param original without marks
 */
export function wrapHours(
  { site, data }: { site: SiteData; data: PageData },
  original: { site: SiteData; data: PageData },
  origins: Pick<Origins, 'site'>,
  wrapping: Wrapping,
): void {
  const { business, locations, language } = original.site.site;
  if (business) site.site.business = structuredClone(business);
  for (const [at, location] of locations.entries()) {
    const copy = site.site.locations[at];
    if (copy && location.business) copy.business = structuredClone(location.business);
  }
  const origin = origins.site(business ? ['business'] : ['locations']);
  for (const key of Object.keys(
    hoursTexts(original.data.page, { business, locations }, language),
  )) {
    const text = original.data.dates[key];
    if (text !== undefined && text !== '')
      data.dates[key] = wrapping.around(text, { kind: 'day', origin });
  }
}
