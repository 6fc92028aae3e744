import { checkSharedFile } from './check-shared-file.ts';
import { findOutdatedFacts } from './claims/outdated-facts.ts';
import { checkAnnouncement } from './rules/site/announcement.ts';
import { checkLanguages } from './rules/site/languages.ts';
import { checkMessages } from './languages/messages.ts';
import { checkSchemaVersion } from './rules/site/schema-version.ts';
import { checkServices } from './rules/site/services.ts';
import { checkTheme } from './rules/site/theme.ts';
import { checkGone } from './rules/site/gone.ts';
import { checkRedirects } from './rules/site/redirects.ts';
import { locateFindings } from './diagnostics/finding.ts';
import { isSite } from '../schema/is-page.ts';
import type { Site } from '../schema/generated/content.d.ts';
import type { PageIndex } from './model/page-index.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { severityOf } from './diagnostics/codes.ts';
import type { YamlFile } from './diagnostics/yaml-file.ts';
import { findNestedReferences } from './model/references.ts';
import type { SiteContext } from './model/context.ts';

export interface SiteFileResult {
  problems: Diagnostic[];
  /** Only if there are no errors. */
  site?: Site;
  index: PageIndex;
}

/** Checks site.yaml: its fields, and that its navigation, pictures and icons exist. */
export function checkSiteFile(context: SiteContext, yaml: YamlFile): SiteFileResult {
  const { data } = yaml.parsed;
  const { references } = context;
  const { isGood, ...result } = checkSharedFile(context, yaml, {
    name: 'the file site.yaml',
    ...context.schemas.site,
    references,
    rules: () => [
      ...(references ? findNestedReferences(references) : []),
      ...checkRedirects(data, context),
      ...checkGone(data, context.routes),
      ...checkSchemaVersion(data),
      ...checkServices(data, context.routes.keys()),
      ...checkLanguages(data),
      ...checkMessages(data),
      ...checkAnnouncement(data, context.today),
      ...findOutdatedFacts(data, context.today),
    ],
  });
  if (!isGood || !isSite(context.schemas, data)) return result;
  // Only now, because colours cannot be compared before each of them is one.
  const unreadable = checkTheme(data.theme);
  const problems = [...result.problems, ...locateFindings(yaml, unreadable)];
  return unreadable.some(({ id }) => severityOf(id) === 'error')
    ? { ...result, problems }
    : { ...result, problems, site: data };
}
