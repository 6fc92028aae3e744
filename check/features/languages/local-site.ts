import { checkManuals } from '../../rules/site/manuals.ts';
import { findOutdatedFacts } from '../../rules/site/outdated-facts.ts';
import { checkMessages } from './messages.ts';
import { checkSharedFile } from '../../check-shared-file.ts';
import type { SiteContext } from '../../model/context.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, PageIndex } from '../../../schema/generated/data.d.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import { isSite } from '../../../schema/is-page.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { findNestedReferences } from '../../model/references.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';
import { findUntranslated } from '../../rules/pages/outdated.ts';
import { counterpartOf, languageOf, localFileOf } from '../../model/plan.ts';

/** What is in site.yaml in words, and so once in every language. */
const WORDS = [
  'navigation',
  'manuals',
  'locations',
  'footer',
  'closing',
  'notFound',
  'error',
] as const;

interface LocalSites {
  problems: Diagnostic[];
  /** By language; those without errors. */
  sites: Map<string, Site>;
  /** By file; those that could be parsed. */
  indexes: Map<string, PageIndex>;
}

/**
 * Checks what a site says about itself in its further languages.
 *
 * @param files by language; nothing if there is none
 * @param site what site.yaml says, which applies wherever a file says nothing; nothing if it has errors
 */
export function checkLocalSites(
  context: SiteContext,
  files: ReadonlyMap<string, YamlFile | undefined>,
  site: Site | undefined,
): LocalSites {
  const all: LocalSites = { problems: [], sites: new Map(), indexes: new Map() };
  for (const [language, yaml] of files) {
    const local = checkLocalSite(context, language, { site, yaml });
    all.problems.push(...local.problems);
    if (local.site) all.sites.set(language, local.site);
    if (local.index) all.indexes.set(localFileOf(language), local.index);
  }
  return all;
}

/** @param yaml the file of the language; nothing if there is none */
function checkLocalSite(
  context: SiteContext,
  language: string,
  { site, yaml }: { site: Site | undefined; yaml: YamlFile | undefined },
): { problems: Diagnostic[]; index?: PageIndex; site?: Site } {
  const file = localFileOf(language);
  const data = yaml?.parsed.data;
  const references = context.localReferences.get(language);
  const checked = yaml
    ? checkSharedFile(context, yaml, {
        name: `the file ${file}`,
        ...context.schemas.localSite,
        references,
        language,
        rules: [findNestedReferences, findOutdatedFacts, checkManuals],
      })
    : { problems: [], isGood: true };
  const own = isRecord(data) ? data : {};
  const words = checkMessages({ data: { language, messages: own['messages'] } });
  const findings = checkTranslations(context, language, own['translations']);
  const problems = [
    ...checked.problems,
    ...(yaml ? locateFindings(yaml, findings) : []),
    ...words.map(({ id, message }) => diagnosticOfFile(file, { id, message })),
  ];
  if (!site || !checked.isGood || findings.length > 0 || words.length > 0) {
    return { ...checked, problems };
  }
  const { translations: _, theme, ...said } = own;
  const fonts = isRecord(theme) && isRecord(theme['fonts']) ? theme['fonts'] : {};
  const local = {
    ...site,
    messages: {},
    ...said,
    theme: { ...site.theme, fonts: { ...site.theme.fonts, ...fonts } },
    language,
  };
  if (!isSite(context.schemas, local)) return { ...checked, problems };
  const missing = WORDS.filter((name) => site[name] !== undefined && own[name] === undefined);
  const untranslated = findUntranslated(file, missing, {
    file: 'site.yaml',
    language: site.language,
  });
  return { ...checked, problems: [...problems, ...untranslated], site: local };
}

/** Each address of this language is that of a page, and the translation of a page of the main one. */
function checkTranslations(
  { routes, languages }: SiteContext,
  language: string,
  translations: unknown,
): Finding[] {
  if (!isRecord(translations)) return [];
  return Object.entries(translations).flatMap(([route, original]): Finding[] => {
    const path = ['translations', route];
    const isOwn = languageOf(languages, route) === language && languages.pages[route];
    if (!isOwn) {
      const near = closest(route, Object.keys(languages.pages));
      const suggestion = didYouMean(near) ?? 'Write the address of a page below its folder.';
      const message = `There is no page in ${language} at ${route}.`;
      return [{ id: 'broken-link', path, part: 'key', message, suggestion }];
    }
    const target = typeof original === 'string' ? original : '';
    if (!routes.has(target) || languageOf(languages, target) !== languages.main) {
      const suggestion = didYouMean(closest(target, routes.keys()));
      const message = `There is no page in ${languages.main} at ${target}.`;
      return [{ id: 'broken-link', path, part: 'value', message, suggestion }];
    }
    const same = counterpartOf(target, language);
    if (same === route || !languages.pages[same]) return [];
    const message = `${target} has two translations in ${language}: ${route} and ${same}, which has the same name.`;
    const suggestion = 'Delete or rename one of them.';
    return [{ id: 'duplicate-route', path, part: 'value', message, suggestion }];
  });
}
