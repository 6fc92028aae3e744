import type { Diagnostic, PageIndex } from '../../../schema/generated/data.d.ts';
import { didYouMean, closest } from '../../diagnostics/did-you-mean.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import { readResolved } from '../../indexes/read-resolved.ts';
import type { SiteContext } from '../../model/context.ts';
import { routeOf } from '../../model/route-of.ts';
import type { CheckedPages } from '../../model/rule.ts';
import { relatedPlaces } from '../../model/entries/index-related.ts';

/** Warns of places that the blocks `related` and `schedule` cannot show: those of headings, videos and pictures have no card. */
export function findNotShown({
  visible,
  ...context
}: Pick<CheckedPages, keyof SiteContext | 'visible'>): Diagnostic[] {
  const cards = new Map([...visible].map(([file, index]) => [routeOf(file), index.cards]));
  return [...visible].flatMap(([file, { related = [] }]) =>
    related.some((address) => explain(address, cards)) ? locate(context, file, cards) : [],
  );
}

type Cards = ReadonlyMap<string, PageIndex['cards']>;

/** The index of a page has no places, so its file is read again to find them. */
function locate(context: SiteContext, file: string, cards: Cards): Diagnostic[] {
  const read = readResolved(context, file);
  if ('problems' in read) return read.problems;
  const findings = relatedPlaces(read.yaml.parsed.data).flatMap(({ address, path }): Finding[] => {
    const found = explain(address, cards);
    return found ? [{ id: 'not-shown', path, part: 'value', ...found }] : [];
  });
  return locateFindings(read.yaml, findings);
}

function explain(
  address: string,
  cards: Cards,
): Pick<Finding, 'message' | 'suggestion'> | undefined {
  const [route = '', slug] = address.split('#');
  const known = cards.get(route);
  if (slug === undefined || !known || Object.hasOwn(known, slug)) return undefined;
  const slugs = Object.keys(known).filter((name) => name !== '');
  return {
    message: `\`#${slug}\` on ${route} is not a case study, person or product, so it is not shown here.`,
    suggestion:
      didYouMean(closest(slug, slugs).map((near) => `${route}#${near}`)) ??
      `Write ${route} to show the whole page.`,
  };
}
