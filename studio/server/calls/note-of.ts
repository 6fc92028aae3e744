import type { PageName } from '../../../authoring/page-name.ts';
import { writeMoment } from '../../../check/dates/moment.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { PageIndex } from '../../../schema/generated/data.d.ts';
import { languageOf } from '../../../check/model/plan.ts';

/**
 * Why not everybody sees a page, or what is to be done for it, in a few words; nothing for most.
 * @param indexes what is known of pages, by file
 */
export function noteOf(
  opened: OpenedSite,
  indexes: ReadonlyMap<string, PageIndex | undefined>,
  { route, file }: PageName,
): string | undefined {
  return timesOf(opened, indexes.get(file)) ?? translationOf(opened, indexes, { route, file });
}

function timesOf({ context }: OpenedSite, index: PageIndex | undefined): string | undefined {
  const { asOf, timeZone } = context;
  const { draft, from = -Infinity, until = Infinity } = index?.publication ?? {};
  if (draft) return 'Draft';
  const write = (moment: number) =>
    writeMoment(moment, timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
  if (asOf < from) return `From ${write(from)}`;
  if (until === Infinity) return undefined;
  return asOf < until ? `Until ${write(until)}` : `Ended ${write(until)}`;
}

/** Whether the original of a translation has changed since. */
function translationOf(
  { context: { languages, routes } }: OpenedSite,
  indexes: ReadonlyMap<string, PageIndex | undefined>,
  { route, file }: PageName,
): string | undefined {
  const original = languages.pages[route]?.[languages.main];
  if (original === undefined || languageOf(languages, route) === languages.main) return undefined;
  const version = indexes.get(routes.get(original) ?? '')?.version;
  const known = indexes.get(file)?.translatedFrom;
  return version === undefined || version === known ? undefined : 'Translation outdated';
}
