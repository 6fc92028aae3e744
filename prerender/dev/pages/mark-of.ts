import type { SiteFacts } from '../../../check/model/context.ts';
import { writeMoment } from '../../../check/dates/moment.ts';
import { isPublished } from '../../../check/model/publication.ts';
import type { Publication } from '../../../schema/generated/data.d.ts';

/** What the development server says about a page that a build leaves out at the moment; nothing for all others. */
export function markOf(
  publication: Publication | undefined,
  { asOf, drafts, timeZone }: Pick<SiteFacts, 'asOf' | 'drafts' | 'timeZone'>,
): string | undefined {
  if (!publication || isPublished(publication, { asOf, drafts })) return undefined;
  const { draft, from = -Infinity, until = Infinity } = publication;
  if (draft) return 'Draft: a build leaves this page out.';
  return asOf < from
    ? `This page appears on ${writeMoment(from, timeZone)}; until then, a build leaves it out.`
    : `This page disappeared on ${writeMoment(until, timeZone)}; a build leaves it out.`;
}
