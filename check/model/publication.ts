import type { Publication } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { LanguagePlan } from './plan.ts';
import { readMoment } from '../dates/moment.ts';

/** As of when, and whether with drafts, a site is looked at. */
interface PublicationView {
  asOf: number;
  drafts: boolean;
}

/**
 * When a page is part of the site, by its data, checked or not.
 * @param zone the time zone that site.yaml names
 * @returns nothing for a page that always is
 */
export function publicationOf(page: unknown, zone: string | undefined): Publication | undefined {
  if (!isRecord(page)) return undefined;
  const { draft, publishAt, unpublishAt } = page;
  const from = momentOf(publishAt, zone);
  const until = momentOf(unpublishAt, zone);
  if (draft !== true && from === undefined && until === undefined) return undefined;
  return {
    ...(draft === true && { draft }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}

function momentOf(text: unknown, zone: string | undefined): number | undefined {
  const moment = typeof text === 'string' ? readMoment(text, zone) : undefined;
  return typeof moment === 'number' ? moment : undefined;
}

/** Whether a page is part of the site. It appears at the first of its moments and has gone at the second. */
export function isPublished(
  { draft, from = -Infinity, until = Infinity }: Publication,
  { asOf, drafts }: PublicationView,
): boolean {
  return (draft !== true || drafts) && from <= asOf && asOf < until;
}

/** The pages that are not part of the site at a moment. */
export interface HiddenPages {
  /** What visitors do not find at the moment, by address. */
  hidden: ReadonlyMap<string, Publication>;
  /** Their files. */
  files: ReadonlySet<string>;
  /** The languages of all other pages. */
  languages: LanguagePlan;
}
