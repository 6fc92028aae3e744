import { checkBlocks } from './check-blocks.ts';
import { mayHidePlaces } from './indexes/ids.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Finding, locateFindings } from './diagnostics/finding.ts';
import type { Page } from '../schema/generated/content.d.ts';
import { digestOf } from './files/digest.ts';
import { isPage } from '../schema/is-page.ts';
import { allBlocks, blockType } from '../schema/page-blocks.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import { matchMediaNames } from './files/match-media-names.ts';
import { indexTexts } from './indexes/index-texts.ts';
import type { PageResult } from './model/page-result.ts';
import type { Subject } from './explain/subject.ts';
import { severityOf } from './diagnostics/codes.ts';
import { readTextFile } from './files/read-file.ts';
import { parseYamlFile } from './yaml/parse-yaml.ts';
import type { YamlFile } from './diagnostics/yaml-file.ts';
import { resolveReferences } from './model/references.ts';
import { referencesAt, type SiteContext } from './model/context.ts';
import { routeOf } from './model/route-of.ts';
import { publicationOf } from './model/publication.ts';
import { collectPageTexts, textsOfFormat } from './collect-texts.ts';
import { FEATURES } from './features.ts';
import type { CheckedPage } from './model/rule.ts';
import { GOOD_PAGE_RULES, PAGE_RULES } from './rules.ts';
import { dropCaused } from './rules/drop-caused.ts';
import { findSplitQuotes } from './rules/file/split-quotes.ts';

/** Reads, parses and checks one page of a site. Sites are checked by `checkSite`, which calls this. */
export function checkPage(context: SiteContext, file: string): PageResult {
  const read = readTextFile(context, file);
  if ('problem' in read) return { file, digest: '', problems: [read.problem] };
  const digest = digestOf(read.source.text);
  const parsed = parseYamlFile(file, read.source);
  if ('problems' in parsed) return { file, digest, problems: parsed.problems };
  return { file, digest, ...checkPageYaml(context, parsed.yaml) };
}

/** Checks a page that has been parsed. */
export function checkPageYaml(
  context: SiteContext,
  yaml: YamlFile,
): Pick<PageResult, 'problems' | 'index' | 'page'> {
  const { data } = yaml.parsed;
  const references = referencesAt(context, routeOf(yaml.file));
  const unresolved = references ? resolveReferences(data, references) : [];
  matchMediaNames(data, context.media);
  const errors = checkFields(context.schemas, data);
  const page = pageForRules(context, yaml, {
    references,
    unresolved,
    hasErrors: errors.length > 0,
  });
  const found = [...unresolved, ...errors, ...PAGE_RULES.flatMap((rule) => rule(page))];
  const findings = dropCaused(found);
  const problems = locateFindings(yaml, findings);
  const index = indexTexts(page.texts, context.siteUrl);
  for (const { indexPage } of FEATURES) Object.assign(index, indexPage?.(page));
  if (findings.some(({ id }) => severityOf(id) === 'error')) return { problems, index };
  const complete = completePage(context.schemas, data);
  for (const { indexGoodPage } of FEATURES) Object.assign(index, indexGoodPage?.(complete, page));
  const further = GOOD_PAGE_RULES.flatMap((rule) => rule(complete, page));
  if (further.length === 0) return { problems, index, page: complete };
  const isGood = further.every(({ severity }) => severity === 'warning');
  return { problems: [...problems, ...further], index, ...(isGood && { page: complete }) };
}

/** What rules see of a page. */
function pageForRules(
  context: SiteContext,
  yaml: YamlFile,
  {
    references,
    unresolved,
    hasErrors,
  }: Pick<CheckedPage, 'references' | 'unresolved'> & { hasErrors: boolean },
): CheckedPage {
  const { data } = yaml.parsed;
  const texts = collectPageTexts(context.schemas, data);
  const hidesPlaces = hasErrors && mayHidePlaces(context.schemas, data);
  const offered = new Set([...context.globalAnchors, ...textsOfFormat(texts, 'slug')]);
  return {
    ...context,
    ...yaml,
    data,
    texts,
    splitQuotes: findSplitQuotes(yaml, texts),
    references,
    unresolved,
    route: routeOf(yaml.file),
    publication: publicationOf(data, context.timeZone),
    anchors: (other?: string) => {
      if (other !== undefined) return context.anchors(other);
      return hidesPlaces ? undefined : offered;
    },
  };
}

/**
 * @param data of a page without errors
 * @throws if it is not a page, which the check should have said
 */
function completePage(schemas: Schemas, data: unknown): Page {
  fillDefaults(data, schemas.page.schema);
  for (const { block } of allBlocks(data)) {
    const type = schemas.blocks.get(blockType(block));
    if (type) fillDefaults(block, type.schema);
  }
  if (isPage(schemas, data)) return data;
  throw new Error('The check found no error, but this is not a page.');
}

/** Checks a page and its blocks against their schemas. */
function checkFields(schemas: Schemas, data: unknown): Finding[] {
  const page: Subject = { name: 'the page', schema: schemas.pageWithAllFields, data, path: [] };
  // page.json says of a block only that it has a type; checkBlocks says it better.
  const errors = schemas.page
    .validate(data)
    .filter(({ instancePath }) => !instancePath.startsWith('/blocks/'));
  return [...explainSchemaErrors(page, errors), ...checkBlocks(schemas, page)];
}
