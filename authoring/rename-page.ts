import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { checkSite } from '../check/check-site.ts';
import { openSite } from '../check/open-site.ts';
import type { OpenedSite } from '../check/context.ts';
import { SourceText } from '../check/diagnostics/source-text.ts';
import { parseYamlFile } from '../check/yaml/parse-yaml.ts';
import type { YamlFile } from '../check/yaml/yaml-file.ts';
import { collectReferences } from '../check/references.ts';
import { addRedirect } from './yaml/add-redirect.ts';
import { changeFiles } from './change-files.ts';
import { findLinks, type Move, updateLinks } from './yaml/update-links.ts';
import { type PageName, readPageName } from './page-name.ts';
import { refuseErrors } from './refuse-errors.ts';
import { moveSchemaHint } from './yaml/schema-hint.ts';
import { siteOf } from './site-of.ts';

/** A place in a file, after the renaming; lines count from 1. */
export interface FileLine {
  file: string;
  line: number;
}

export interface Renaming {
  from: PageName;
  to: PageName;
  updated: FileLine[];
  /** Links that are put together from values of site.yaml, so only a person can change them. */
  left: FileLine[];
  /** Where site.yaml leads visitors from the old address to the new one. */
  redirect: FileLine;
}

/**
 * Moves a page to another address, with all links to it, and leaves a redirect behind.
 *
 * @throws if that is not possible, with a sentence that says why; nothing has changed then
 */
export async function renamePage(
  opened: OpenedSite,
  oldName: string,
  newName: string,
): Promise<Renaming> {
  const { context } = opened;
  const site = siteOf(opened);
  const from = existingPage(opened, oldName);
  const to = readPageName(newName);
  const taken = context.routes.get(to.route);
  if (from.route === '/') throw new Error('The home page has no other address than /.');
  if (taken !== undefined) throw new Error(`${to.route} exists already: ${taken}.`);
  const move: Move = { from: from.route, to: to.route, siteUrl: site.url };

  const redirected = addRedirect(readText(opened, 'site.yaml'), from.route, to.route);
  const { schemas } = context;
  const siteYaml = updateLinks(schemas, parse('site.yaml', redirected.text), move);
  const references = collectReferences(parse('site.yaml', siteYaml.text).parsed.data);
  const changes = new Map<string, string | undefined>();
  const updated: FileLine[] = [];
  const left: FileLine[] = [];
  for (const file of ['site.yaml', ...opened.forms.map((form) => form.file), ...opened.pageFiles]) {
    const isMoved = file === from.file;
    const text = file === 'site.yaml' ? redirected.text : readText(opened, file);
    if (!isMoved && !text.includes(lastStep(from.route))) continue;
    const result = updateLinks(schemas, parse(file, text), move);
    const found = findLinks(schemas, parse(file, result.text), move, references);
    const newFile = isMoved ? to.file : file;
    updated.push(...result.lines.map((line) => ({ file: newFile, line })));
    left.push(...found.map((line) => ({ file: newFile, line })));
    if (isMoved) {
      const paths = { from: from.file, to: to.file };
      changes.set(to.file, moveSchemaHint(result.text, context.folder, paths));
      changes.set(from.file, undefined);
    } else if (file === 'site.yaml' || result.lines.length > 0) changes.set(file, result.text);
  }
  await changeFiles(context.folder, changes, async () => {
    const after = openSite(context.folder, { schemas: context.schemas });
    const { problems } = await checkSite(after, { pages: [] });
    refuseErrors(problems.filter(({ file }) => file === 'site.yaml'));
  });
  return { from, to, updated, left, redirect: { file: 'site.yaml', line: redirected.line } };
}

function existingPage({ context }: OpenedSite, words: string): PageName {
  const { route } = readPageName(words);
  const file = context.routes.get(route);
  if (file !== undefined) return { route, file };
  const advice = didYouMean(closest(route, context.routes.keys())) ?? '';
  throw new Error(`There is no page ${route}. ${advice}`.trim());
}

function readText({ context }: OpenedSite, file: string): string {
  return readFileSync(join(context.folder, file), 'utf8');
}

/** @throws for a file that cannot be understood: it may hold a link that would be passed over */
function parse(file: string, text: string): YamlFile {
  const read = parseYamlFile(file, new SourceText(text));
  if ('yaml' in read) return read.yaml;
  refuseErrors(read.problems);
  throw new Error(`${file} cannot be read.`);
}

function lastStep(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}
