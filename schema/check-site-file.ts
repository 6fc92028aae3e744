import { checkTexts } from './check-page.ts';
import { checkRedirects } from './check-redirects.ts';
import { explainSchemaErrors } from './explain/explain-schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Finding, locateFindings } from './finding.ts';
import type { Site } from './generated/content.d.ts';
import { matchMediaNames } from './match-media-names.ts';
import { collectUses, type PageUses } from './page-uses.ts';
import type { Place } from './explain/place.ts';
import type { Problem } from './problem.ts';
import { problemKinds } from './problem-kinds.ts';
import type { YamlFile } from './read-yaml-file.ts';
import { findNestedReferences, resolveReferences } from './references.ts';
import type { SiteContext } from './site-context.ts';
import { collectTexts } from './texts/collect-texts.ts';
import { findSwallowedLines } from './texts/find-swallowed-lines.ts';

export interface SiteFileResult {
  problems: Problem[];
  /** Only if there are no errors. */
  site?: Site;
  uses: PageUses;
}

/** Checks site.yaml: its fields, and that its navigation, pictures and icons exist. */
export function checkSiteFile(context: SiteContext, yaml: YamlFile): SiteFileResult {
  const { data } = yaml.parsed;
  const { schema, validate } = context.schemas.site;
  const place: Place = { name: 'the file site.yaml', schema, data, path: [] };
  const unresolved = context.references ? resolveReferences(data, context.references) : [];
  matchMediaNames(data, context.media);
  const texts = collectTexts(data, schema, []);
  const findings = [
    ...(context.references ? findNestedReferences(context.references) : []),
    ...unresolved,
    ...explainSchemaErrors(place, validate(data)),
    ...checkTexts(texts, unresolved, {
      ...context,
      // The frame is on every page, so of their places it can only count on those all have.
      fragments: (route) => (route === undefined ? context.everywhere : context.fragments(route)),
    }),
    ...findSwallowedLines(yaml, texts),
    ...checkRedirects(data, context.routes),
  ];
  const result = {
    problems: locateFindings(yaml, findings),
    uses: collectUses(texts, [], context.siteUrl),
  };
  if (!isSite(data, findings)) return result;
  fillDefaults(data, schema);
  return { ...result, site: data };
}

/** What the check has no error for is a site: this is the one door to that type. */
function isSite(_data: unknown, findings: Finding[]): _data is Site {
  return findings.every(({ id }) => problemKinds[id].severity === 'warning');
}
