import { isRecord } from '../../../schema/is-record.ts';
import { dayAt, isTimeZone } from '../../dates/moment.ts';
import type { CheckFeature } from '../../model/rule.ts';
import { readAsOf } from './as-of.ts';
import { isUnlisted } from '../../model/canonical.ts';
import { checkPublication } from './check-publication.ts';
import { checkTimesOfParts, momentsOf } from './times-of-parts.ts';
import { findLinksToHidden } from './links-to-hidden.ts';

/** When a page is part of the site, and whether search engines are to find it. */
export const publication: CheckFeature = {
  facts: (_known, { siteData, options: { asOf: wanted, drafts = false } }) => {
    const timeZone = timeZoneOf(siteData);
    const asOf = wanted === undefined ? Date.now() : readAsOf(wanted, timeZone);
    return { facts: { timeZone, asOf, today: dayAt(asOf, timeZone), drafts } };
  },
  indexPage: ({ data, siteUrl, route, publication: when, schemas, timeZone }) => ({
    ...(when && { publication: when }),
    ...momentsOf({ schemas, data, timeZone }),
    ...(isUnlisted(data, siteUrl, route) && { isUnlisted: true as const }),
  }),
  pageRules: [checkPublication, checkTimesOfParts],
  pagesRules: [findLinksToHidden],
};

/** What is not a zone is reported, and stands for none. */
function timeZoneOf(siteData: unknown): string | undefined {
  const zone = isRecord(siteData) ? siteData['timeZone'] : undefined;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}
