import { checkSharedFile } from './check-shared-file.ts';
import { SITE_FILE_RULES } from './rules.ts';
import { checkTheme } from './rules/site/theme.ts';
import { locateFindings } from './diagnostics/finding.ts';
import { isSite } from '../schema/is-page.ts';
import type { Site } from '../schema/generated/content.d.ts';
import type { Diagnostic, PageIndex } from '../schema/generated/data.d.ts';
import { severityOf } from './diagnostics/codes.ts';
import type { YamlFile } from './diagnostics/yaml-file.ts';
import type { SiteContext } from './model/context.ts';

interface SiteFileResult {
  problems: Diagnostic[];
  /** Only if there are no errors. */
  site?: Site;
  index: PageIndex;
}

/** Checks site.yaml: its fields, and that its navigation, pictures and icons exist. */
export function checkSiteFile(context: SiteContext, yaml: YamlFile): SiteFileResult {
  const { data } = yaml.parsed;
  const { isGood, ...result } = checkSharedFile(context, yaml, {
    name: 'the file site.yaml',
    ...context.schemas.site,
    references: context.references,
    rules: SITE_FILE_RULES,
  });
  if (!isGood || !isSite(context.schemas, data)) return result;
  // Only now, because colors cannot be compared before each of them is one.
  const unreadable = checkTheme(data.theme);
  const problems = [...result.problems, ...locateFindings(yaml, unreadable)];
  return unreadable.some(({ id }) => severityOf(id) === 'error')
    ? { ...result, problems }
    : { ...result, problems, site: data };
}
