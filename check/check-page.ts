import { checkBlocks } from './check-blocks.ts';
import { checkSlugs } from './rules/ids.ts';
import { checkText, type TextContext } from './rules/text.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Finding, locateFindings } from './diagnostics/finding.ts';
import { collectAnchors } from './anchors.ts';
import type { Page } from '../schema/generated/content.d.ts';
import { digestOf } from './files/digest.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import { matchMediaNames } from './match-media-names.ts';
import { indexPage, type PageIndex } from './page-index.ts';
import type { Subject } from './explain/subject.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnosticCodes } from './diagnostics/codes.ts';
import { readTextFile } from './files/read-file.ts';
import { parseYamlFile, readYamlFile, type YamlFile } from './yaml/read-yaml-file.ts';
import { resolveReferences } from './references.ts';
import { routeOf } from './files/routes.ts';
import type { SiteContext } from './context.ts';
import { SourceText } from './diagnostics/source-text.ts';
import { type Text, collectTexts } from './collect-texts.ts';
import { findSwallowedLines } from './rules/swallowed-lines.ts';
import { warnAboutDates } from './rules/date-order.ts';
import { warnAboutComments } from './rules/comments.ts';

/** A page without errors: references resolved, defaults filled in. */
export interface CheckedPage {
  route: string;
  /** Path from the site folder. */
  file: string;
  page: Page;
}

export interface PageResult {
  problems: Diagnostic[];
  /** Only if none of the problems is an error. */
  checked?: CheckedPage;
  /** Only if the file could be parsed. */
  uses?: PageIndex;
}

/** Checks one page of a site. */
export function checkPage(context: SiteContext, file: string): PageResult {
  const read = readYamlFile(context.folder, file);
  return 'yaml' in read ? checkYaml(context, read.yaml) : read;
}

/** Checks the text of a page that is not, or not yet, in its file. */
export function checkPageText(context: SiteContext, file: string, text: string): PageResult {
  const read = parseYamlFile(file, new SourceText(text));
  return 'yaml' in read ? checkYaml(context, read.yaml) : read;
}

function checkYaml(context: SiteContext, yaml: YamlFile): PageResult {
  const { data } = yaml.parsed;
  const unresolved = context.references ? resolveReferences(data, context.references) : [];
  matchMediaNames(data, context.media);
  const { findings, texts } = checkFields(context.schemas, data);
  const slugs = collectAnchors(data);
  const offered = new Set([...context.globalAnchors, ...slugs]);
  const textContext: TextContext = {
    ...context,
    anchors: (route) => (route === undefined ? offered : context.anchors(route)),
  };
  const swallowed = findSwallowedLines(yaml, texts);
  findings.push(
    ...unresolved,
    ...checkTexts(texts, unresolved, textContext),
    ...warnAboutComments(yaml, texts),
    ...warnAboutDates(texts, context.today),
    ...swallowed,
    ...checkSlugs(texts, context.globalAnchors),
  );
  findings.push(...warnAboutHead(data, findings));
  // A text that holds too many lines is too long for no other reason.
  const isConsequence = ({ id, path }: Finding) =>
    id === 'too-long' && swallowed.some((other) => other.path.join() === path.join());
  const caused = findings.filter((finding) => !isConsequence(finding));
  const result = {
    problems: locateFindings(yaml, caused),
    uses: indexPage(texts, slugs, context.siteUrl),
  };
  if (!isPage(data, findings)) return result;
  return { ...result, checked: complete(context, yaml.file, data) };
}

function complete({ schemas }: SiteContext, file: string, page: Page): CheckedPage {
  fillDefaults(page, schemas.page.schema);
  for (const block of page.blocks) {
    fillDefaults(block, schemas.blocks.get(block.type)?.schema ?? {});
  }
  return { route: routeOf(file), file, page };
}

/**
 * Reads a page again that was checked before and found without errors, which takes half the time.
 *
 * @param digest of the text that was checked
 * @throws if the file has changed since
 */
export function readCheckedPage(context: SiteContext, file: string, digest: string): CheckedPage {
  const read = readTextFile(context.folder, file);
  if ('source' in read && digestOf(read.source.text) === digest) {
    const parsed = parseYamlFile(file, read.source);
    const data = 'yaml' in parsed ? parsed.yaml.parsed.data : undefined;
    if (context.references) resolveReferences(data, context.references);
    matchMediaNames(data, context.media);
    if (isPage(data, [])) return complete(context, file, data);
  }
  throw new Error(`${file} has changed since it was checked. Run the command again.`);
}

/** Checks a page and its blocks against their schemas, and gathers all texts on the way. */
function checkFields(schemas: Schemas, data: unknown): { findings: Finding[]; texts: Text[] } {
  const page: Subject = { name: 'the page', schema: schemas.pageWithAllFields, data, path: [] };
  // page.json says of a block only that it has a type; checkBlocks says it better.
  const errors = schemas.page
    .validate(data)
    .filter(({ instancePath }) => !instancePath.startsWith('/blocks/'));
  const blocks = checkBlocks(schemas, page);
  const head = isRecord(data) ? { ...data, blocks: undefined } : undefined;
  return {
    findings: [...explainSchemaErrors(page, errors), ...blocks.findings],
    texts: [...collectTexts(head, schemas.page.schema, []), ...blocks.texts],
  };
}

/** A text with an unknown reference is not judged further: nobody knows what it will say. */
export function checkTexts(texts: Text[], unresolved: Finding[], context: TextContext): Finding[] {
  const unknown = new Set(unresolved.map(({ path }) => JSON.stringify(path)));
  return texts
    .filter(({ path }) => unknown.size === 0 || !unknown.has(JSON.stringify(path)))
    .flatMap((text) => checkText(text, context));
}

/** Search engines cut longer titles off. */
const longTitle = 60;

/** What an error already stands at, or explains, is not warned of as well. */
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

/** What the check has no error for is a page: this is the one door to that type. */
function isPage(_data: unknown, findings: Finding[]): _data is Page {
  return findings.every(({ id }) => diagnosticCodes[id].severity === 'warning');
}
