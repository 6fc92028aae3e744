import { checkBlocks } from './check-blocks.ts';
import { checkSiteFields } from './rules/site/site-fields.ts';
import { checkEntryFields } from './entries/check-entry-fields.ts';
import { indexEntries } from './entries/index-entries.ts';
import { checkRowLengths } from './rules/row-lengths.ts';
import { checkSlugs, mayHidePlaces } from './indexes/ids.ts';
import { checkTexts, type TextContext } from './rules/texts/text.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Finding, locateFindings } from './diagnostics/finding.ts';
import type { Page } from '../schema/generated/content.d.ts';
import { digestOf } from './files/digest.ts';
import { blocksOf, blockType, isCheckedPage } from '../schema/is-page.ts';
import { isRecord } from '../schema/is-record.ts';
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
import { findTypedFigures } from './claims/typed-figures.ts';
import { checkPublication } from './publication/check-publication.ts';
import { isUnlisted } from './publication/canonical.ts';
import { publicationOf } from './model/publication.ts';
import { collectPageTexts } from './collect-texts.ts';
import { findSwallowedLines } from './rules/swallowed-lines.ts';
import { warnAboutDates } from './rules/date-order.ts';
import { warnAboutComments } from './rules/comments.ts';
import { warnAboutMissingDash } from './rules/missing-dash.ts';

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
  const route = routeOf(yaml.file);
  const references = referencesAt(context, route);
  const typed = references ? findTypedFigures(context.schemas, yaml, references) : [];
  const unresolved = references ? resolveReferences(data, references) : [];
  matchMediaNames(data, context.media);
  const findings = checkFields(context.schemas, data);
  const texts = collectPageTexts(context.schemas, data);
  const publication = publicationOf(data, context.timeZone);
  const index = {
    ...indexTexts(texts, context.siteUrl),
    ...(publication && { publication }),
    ...(isUnlisted(data, context.siteUrl, route) && { isUnlisted: true as const }),
  };
  const hidesPlaces = findings.length > 0 && mayHidePlaces(context.schemas, data);
  const offered = new Set([...context.globalAnchors, ...index.ids]);
  // Node 20 makes objects of a spread and named fields by far the slowest way, and slow to look into.
  const textContext: TextContext = Object.assign({}, context, {
    route,
    anchors: (other?: string) => {
      if (other !== undefined) return context.anchors(other);
      return hidesPlaces ? undefined : offered;
    },
  });
  const swallowed = findSwallowedLines(yaml, texts);
  findings.push(
    ...typed,
    ...unresolved,
    ...checkTexts(texts, unresolved, textContext),
    ...checkPublication({ file: yaml.file, data }, publication, context.languages),
    ...warnAboutComments(yaml, texts),
    ...warnAboutMissingDash(yaml, texts),
    ...warnAboutDates(texts, context.today),
    ...swallowed,
    ...checkSiteFields(context.schemas, data, context.siteFields),
    ...checkEntryFields(context.schemas, data),
    ...checkRowLengths(context.schemas, data),
    ...checkSlugs(texts, context.globalAnchors),
  );
  findings.push(...warnAboutHead(data, findings));
  // A text that holds too many lines is too long, and shows dashes, for no other reason.
  const isConsequence = ({ id, path }: Finding) =>
    ['too-long', 'very-long-text', 'unknown-markup'].includes(id) &&
    swallowed.some((other) => other.path.join() === path.join());
  const caused = findings.filter((finding) => !isConsequence(finding));
  const problems = locateFindings(yaml, caused);
  if (caused.some(({ id }) => severityOf(id) === 'error')) return { problems, index };
  const page = complete(context.schemas, data);
  return {
    problems,
    index: { ...index, ...indexEntries(page, route, context) },
    page,
  };
}

/**
 * @param data of a page without errors
 * @throws if it is no page, which the check should have said
 */
function complete(schemas: Schemas, data: unknown): Page {
  fillDefaults(data, schemas.page.schema);
  for (const block of blocksOf(data)) {
    const type = schemas.blocks.get(blockType(block));
    if (type) fillDefaults(block, type.schema);
  }
  if (isCheckedPage(schemas, data)) return data;
  throw new Error('The check found no error, and yet this is no page.');
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

/** Search engines cut longer titles off. */
const longTitle = 60;

/** What an error already points at, or explains, is not warned of as well. */
function warnAboutHead(data: unknown, errors: Finding[]): Finding[] {
  if (!isRecord(data)) return [];
  const findings: Finding[] = [];
  const { title, description } = data;
  const isMisspelt = errors.some(
    ({ path, replacement }) => path.length === 1 && replacement === 'description',
  );
  if (description === undefined && !isMisspelt) {
    findings.push({
      id: 'missing-description',
      path: [],
      part: 'value',
      message: 'This page has no description for search results and shared links.',
      suggestion: 'Add `description:` with one sentence of 70 to 160 characters.',
    });
  }
  const isWrong = errors.some(({ path }) => path.length === 1 && path[0] === 'title');
  if (typeof title === 'string' && title.length > longTitle && !isWrong) {
    findings.push({
      id: 'long-title',
      path: ['title'],
      part: 'value',
      message: `The title has ${title.length} characters; search engines cut it after about ${longTitle}.`,
    });
  }
  return findings;
}
