import { collectFileTexts, hrefsOf } from '../../collect-texts.ts';
import type { SiteContext } from '../../model/context.ts';
import type { Diagnostic, Publication } from '../../../schema/generated/data.d.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import { readResolved } from '../../indexes/read-resolved.ts';
import type { CheckedPages } from '../../model/rule.ts';
import { readYamlFile } from '../../yaml/parse-yaml.ts';
import { entriesThatLeave, isInside, leadsTo } from '../../model/entries-that-leave.ts';
import { writeMoment } from '../../dates/moment.ts';
import { isRecord } from '../../../schema/is-record.ts';

/** Warns of links that visitors see to pages that they do not find at the moment. */
export function findLinksToHidden({
  uses,
  hidden: { hidden, files },
  ...context
}: Pick<CheckedPages, keyof SiteContext | 'uses' | 'hidden'>): Diagnostic[] {
  if (hidden.size === 0) return [];
  const inFiles = [...uses]
    .filter(([file, { links }]) => !files.has(file) && links.some((to) => hidden.has(to)))
    .flatMap(([file]) => locateLinks(context, file, hidden));
  return [...inFiles, ...locateRedirects(context, hidden)];
}

/** The index of a page has no places, so its file is read again to find them. */
function locateLinks(
  context: SiteContext,
  file: string,
  hidden: ReadonlyMap<string, Publication>,
): Diagnostic[] {
  const read = readResolved(context, file);
  if ('problems' in read) return read.problems;
  const { data } = read.yaml.parsed;
  const left = entriesThatLeave(context.schemas, data, leadsTo(hidden));
  const findings = collectFileTexts(context.schemas, file, data).flatMap((text): Finding[] => {
    if (isInside(data, text.path, left)) return [];
    return hrefsOf(text).flatMap((href): Finding[] => {
      const route = href.replace(/#.*/, '');
      const publication = hidden.get(route);
      if (!publication) return [];
      const { path } = text;
      const why = explain(route, publication, context);
      const at = { path, part: 'value', words: href, isAddress: true } as const;
      return [{ id: 'link-to-hidden-page', ...at, ...why }];
    });
  });
  return locateFindings(read.yaml, findings);
}

/** Redirects are not links that visitors see, so no index has them. */
function locateRedirects(
  context: SiteContext,
  hidden: ReadonlyMap<string, Publication>,
): Diagnostic[] {
  const read = readYamlFile(context, 'site.yaml');
  if ('problems' in read) return read.problems;
  const { data } = read.yaml.parsed;
  const redirects = isRecord(data) && isRecord(data['redirects']) ? data['redirects'] : {};
  const findings = Object.entries(redirects).flatMap(([from, to]): Finding[] => {
    const publication = typeof to === 'string' ? hidden.get(to) : undefined;
    if (typeof to !== 'string' || !publication) return [];
    const why = explain(to, publication, context, 'redirect');
    return [{ id: 'link-to-hidden-page', path: ['redirects', from], part: 'value', ...why }];
  });
  return locateFindings(read.yaml, findings);
}

/** @param what leads there */
function explain(
  route: string,
  { draft, from = -Infinity, until = Infinity }: Publication,
  { asOf, drafts, timeZone }: SiteContext,
  what: 'link' | 'redirect' = 'link',
): Pick<Finding, 'message' | 'suggestion'> {
  if (asOf >= until)
    return {
      message: `${route} disappeared on ${writeMoment(until, timeZone)}, so this ${what} leads nowhere.`,
      suggestion: 'Change the address, or delete it.',
    };
  if (draft && !drafts)
    return {
      message: `${route} is a draft, so this ${what} leads nowhere until it is published.`,
      suggestion: 'Delete `draft: true` there when the page is ready.',
    };
  return {
    message: `${route} appears on ${writeMoment(from, timeZone)}; until then, this ${what} leads nowhere.`,
  };
}
