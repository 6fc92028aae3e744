import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { hasFile, type SiteFiles } from '../../files/site-files.ts';
import { collectReferences, type References } from '../../model/references.ts';
import { findUnlistedLanguages } from './unlisted-languages.ts';
import { readYamlFile } from '../../yaml/parse-yaml.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';
import {
  addFallbacks,
  furtherLanguages,
  type LanguagePlan,
  localFileOf,
  planLanguages,
} from '../../model/plan.ts';

interface OpenedLanguages {
  languages: LanguagePlan;
  localReferences: Map<string, References>;
  /** What the site says in each language but the main one; nothing where there is no file, or it cannot be read. */
  files: Map<string, YamlFile | undefined>;
  /** Of files that cannot be read, or are of a language that the site does not list. */
  problems: Diagnostic[];
}

/**
 * Reads what a site says in its further languages, and pairs the pages.
 *
 * @param site the data of site.yaml, checked or not
 * @param routes of all pages; the addresses at which a page is the fallback of a missing one are added
 */
export function openLanguages(
  siteFiles: SiteFiles,
  site: unknown,
  routes: Map<string, string>,
): OpenedLanguages {
  const files = new Map<string, YamlFile | undefined>();
  const problems: Diagnostic[] = [];
  for (const language of furtherLanguages(site)) {
    const file = localFileOf(language);
    const read = hasFile(siteFiles, file) ? readYamlFile(siteFiles, file) : undefined;
    if (read && 'problems' in read) problems.push(...read.problems);
    files.set(language, read && 'yaml' in read ? read.yaml : undefined);
  }
  const local = new Map<string, unknown>();
  for (const [language, yaml] of files) local.set(language, yaml?.parsed.data);
  const languages = planLanguages(site, local, routes);
  problems.push(...findUnlistedLanguages(siteFiles, languages, routes));
  addFallbacks(routes, languages);
  const merged = (data: unknown) =>
    isRecord(site) && isRecord(data) ? { ...site, ...data } : site;
  const localReferences = new Map(
    [...local].map(([language, data]) => [language, collectReferences(merged(data))]),
  );
  return { languages, localReferences, files, problems };
}
