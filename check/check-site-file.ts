import { checkMessages } from './rules/messages.ts';
import { checkTexts } from './rules/texts/text.ts';
import { checkTheme } from './rules/theme.ts';
import { checkRedirects } from './rules/redirects.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { locateFindings } from './diagnostics/finding.ts';
import { isSite } from '../schema/is-page.ts';
import type { Site } from '../schema/generated/content.d.ts';
import { matchMediaNames } from './files/match-media-names.ts';
import { indexTexts, type PageIndex } from './page-index.ts';
import type { Subject } from './explain/subject.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { severityOf } from './diagnostics/codes.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { findNestedReferences, resolveReferences } from './references.ts';
import type { SiteContext } from './context.ts';
import { collectTexts } from './collect-texts.ts';
import { findSwallowedLines } from './rules/swallowed-lines.ts';

export interface SiteFileResult {
  problems: Diagnostic[];
  /** Only if there are no errors. */
  site?: Site;
  index: PageIndex;
}

/** Checks site.yaml: its fields, and that its navigation, pictures and icons exist. */
export function checkSiteFile(context: SiteContext, yaml: YamlFile): SiteFileResult {
  const { data } = yaml.parsed;
  const { schema, validate } = context.schemas.site;
  const place: Subject = { name: 'the file site.yaml', schema, data, path: [] };
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
      anchors: (route) => (route === undefined ? context.globalAnchors : context.anchors(route)),
    }),
    ...findSwallowedLines(yaml, texts),
    ...checkRedirects(data, context),
    ...checkMessages(data),
  ];
  const result = {
    problems: locateFindings(yaml, findings),
    index: indexTexts(texts, context.siteUrl),
  };
  if (findings.some(({ id }) => severityOf(id) === 'error')) return result;
  fillDefaults(data, schema);
  if (!isSite(context.schemas, data)) return result;
  // Only now, because colours cannot be compared before each of them is one.
  const unreadable = checkTheme(data.theme);
  const problems = [...result.problems, ...locateFindings(yaml, unreadable)];
  return unreadable.some(({ id }) => severityOf(id) === 'error')
    ? { ...result, problems }
    : { ...result, problems, site: data };
}
