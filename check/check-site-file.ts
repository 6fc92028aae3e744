import { checkLanguages } from './rules/languages.ts';
import { checkMessages } from './rules/messages.ts';
import { checkTexts } from './rules/texts/text.ts';
import { checkTheme } from './rules/theme.ts';
import { checkRedirects } from './rules/redirects.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Finding, locateFindings } from './diagnostics/finding.ts';
import type { LoadedSchema } from '../schema/load-schemas.ts';
import { isSite } from '../schema/is-page.ts';
import type { Site } from '../schema/generated/content.d.ts';
import { matchMediaNames } from './files/match-media-names.ts';
import { indexTexts, type PageIndex } from './page-index.ts';
import type { Subject } from './explain/subject.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { severityOf } from './diagnostics/codes.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { findNestedReferences, type References, resolveReferences } from './references.ts';
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
  const { isGood, ...result } = checkSiteData(context, yaml, {
    name: 'the file site.yaml',
    ...context.schemas.site,
    references: context.references,
    rules: [...checkRedirects(data, context), ...checkLanguages(data), ...checkMessages(data)],
  });
  if (!isGood || !isSite(context.schemas, data)) return result;
  // Only now, because colours cannot be compared before each of them is one.
  const unreadable = checkTheme(data.theme);
  const problems = [...result.problems, ...locateFindings(yaml, unreadable)];
  return unreadable.some(({ id }) => severityOf(id) === 'error')
    ? { ...result, problems }
    : { ...result, problems, site: data };
}

interface SiteDataOptions extends LoadedSchema {
  /** What messages call the file. */
  name: string;
  references: References | undefined;
  /** What else is wrong with its fields. */
  rules?: Finding[];
}

/** Checks what a site says of itself, in whatever language, and fills in defaults if there are no errors. */
export function checkSiteData(
  context: SiteContext,
  yaml: YamlFile,
  { name, schema, validate, references, rules = [] }: SiteDataOptions,
): Omit<SiteFileResult, 'site'> & { isGood: boolean } {
  const { data } = yaml.parsed;
  const place: Subject = { name, schema, data, path: [] };
  const unresolved = references ? resolveReferences(data, references) : [];
  matchMediaNames(data, context.media);
  const texts = collectTexts(data, schema, []);
  const findings = [
    ...(references ? findNestedReferences(references) : []),
    ...unresolved,
    ...explainSchemaErrors(place, validate(data)),
    ...checkTexts(texts, unresolved, {
      ...context,
      // The frame is on every page, so of their places it can only count on those all have.
      anchors: (route) => (route === undefined ? context.globalAnchors : context.anchors(route)),
    }),
    ...findSwallowedLines(yaml, texts),
    ...rules,
  ];
  const isGood = findings.every(({ id }) => severityOf(id) !== 'error');
  if (isGood) fillDefaults(data, schema);
  return {
    problems: locateFindings(yaml, findings),
    index: indexTexts(texts, context.siteUrl),
    isGood,
  };
}
