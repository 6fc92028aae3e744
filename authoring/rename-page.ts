import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { checkSite } from '../check/check-site.ts';
import { openSite } from '../check/open-site.ts';
import type { OpenedSite } from '../check/context.ts';
import { SourceText } from '../check/diagnostics/source-text.ts';
import { parseYamlFile } from '../check/yaml/parse-yaml.ts';
import type { YamlFile } from '../check/yaml/yaml-file.ts';
import { ledgerText, readLedger } from '../check/ledger/ledger.ts';
import { collectReferences } from '../check/references.ts';
import { addRedirect } from './yaml/add-redirect.ts';
import { changeFiles } from './change-files.ts';
import { findLinks, type Move, updateLinks } from './yaml/update-links.ts';
import { type PageName, readPageName } from './page-name.ts';
import { ownPages } from './own-pages.ts';
import { refuseErrors } from './refuse-errors.ts';
import { keepPair, renameInLanguages } from './rename-in-languages.ts';
import { keepVersion, translatedFiles } from './keep-versions.ts';
import type { Schemas } from '../schema/load-schemas.ts';
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
 * Moves a page to another address, with all links to it, and leaves a redirect behind. It stays a pair with its
 * translations, and these stay as new as they were. For a published page whose file somebody has moved already, what is
 * left is done: the links and the redirect.
 *
 * @throws if that is not possible, with a sentence that says why; nothing has changed then
 */
export async function renamePage(
  opened: OpenedSite,
  oldName: string,
  newName: string,
): Promise<Renaming> {
  const { context } = opened;
  const to = readPageName(newName);
  const moved = movedByHand(opened, oldName, to);
  // Links of site.yaml to a page that has moved are errors, which this is to mend.
  const siteUrl = moved ? (context.siteUrl ?? '') : siteOf(opened).url;
  const from = moved ?? existingPage(opened, oldName);
  const taken = moved ? undefined : ownPages(opened).get(to.route);
  if (from.route === '/') throw new Error('The home page has no other address than /.');
  if (taken !== undefined) throw new Error(`${to.route} exists already: ${taken}.`);
  const { moves, pairings } = moved
    ? { moves: [], pairings: [] }
    : renameInLanguages(context.languages, { from: from.route, to: to.route });
  const all = [{ from: from.route, to: to.route }, ...moves].map((move): Move => ({
    ...move,
    siteUrl,
  }));

  let redirected = { text: readText(opened, 'site.yaml'), line: 0 };
  // That of the page itself comes last, because its line is told.
  for (const move of all.toReversed()) {
    redirected = addRedirect(redirected.text, move.from, move.to);
  }
  const { schemas } = context;
  const siteYaml = updateAll(schemas, { file: 'site.yaml', text: redirected.text }, all);
  const references = collectReferences(parse('site.yaml', siteYaml.text).parsed.data);
  const changes = new Map<string, string | undefined>();
  const updated: FileLine[] = [];
  const left: FileLine[] = [];
  const shared = [...opened.indexes.keys(), ...opened.forms.map(({ file }) => file)];
  for (const file of [...shared, ...opened.pageFiles]) {
    const isMoved = file === from.file;
    const text = file === 'site.yaml' ? redirected.text : readText(opened, file);
    if (!isMoved && !text.includes(lastStep(from.route))) continue;
    const result = updateAll(schemas, { file, text }, all);
    const yaml = parse(file, result.text);
    const found = all.flatMap((move) => findLinks(schemas, yaml, move, references));
    const newFile = isMoved ? to.file : file;
    updated.push(...result.lines.map((line) => ({ file: newFile, line })));
    left.push(...found.map((line) => ({ file: newFile, line })));
    if (isMoved) {
      const paths = { from: from.file, to: to.file };
      changes.set(to.file, moveSchemaHint(result.text, context.folder, paths));
      changes.set(from.file, undefined);
    } else if (file === 'site.yaml' || result.lines.length > 0) changes.set(file, result.text);
  }
  for (const pairing of pairings) {
    const { file } = pairing;
    const known = changes.get(file) ?? (opened.indexes.has(file) ? readText(opened, file) : '');
    const yaml = known === '' ? undefined : parse(file, known);
    const text = keepPair(context.languages, yaml, pairing);
    if (text !== known) changes.set(file, text);
  }
  const fileNow = (file: string) => (file === from.file ? to.file : file);
  for (const [translation, original] of translatedFiles(opened)) {
    const after = changes.get(fileNow(original));
    if (after === undefined) continue;
    const file = fileNow(translation);
    const yaml = parse(file, changes.get(file) ?? readText(opened, translation));
    const text = keepVersion(yaml, { before: readText(opened, original), after });
    if (text !== undefined) changes.set(file, text);
  }
  await changeFiles(context.folder, changes, async () => {
    const after = openSite(context.folder, { schemas: context.schemas });
    const { problems } = await checkSite(after, { pages: [] });
    const files = ['site.yaml', ...pairings.map(({ file }) => file)];
    refuseErrors(problems.filter(({ file }) => files.includes(file)));
  });
  return { from, to, updated, left, redirect: { file: 'site.yaml', line: redirected.line } };
}

/** A page that was published at an address which has none now, and that stands at the new one already. */
function movedByHand(opened: OpenedSite, words: string, to: PageName): PageName | undefined {
  const old = readPageName(words);
  const pages = ownPages(opened);
  const { ledger } = readLedger(ledgerText(opened.context.folder));
  const isMoved = !pages.has(old.route) && pages.has(to.route) && ledger.has(old.route);
  return isMoved ? old : undefined;
}

function existingPage(opened: OpenedSite, words: string): PageName {
  const { route } = readPageName(words);
  const pages = ownPages(opened);
  const file = pages.get(route);
  if (file !== undefined) return { route, file };
  const advice = didYouMean(closest(route, pages.keys())) ?? '';
  throw new Error(`There is no page ${route}. ${advice}`.trim());
}

/** Lets all links to several pages lead to their new addresses. Each stays in its line. */
function updateAll(
  schemas: Schemas,
  { file, text }: { file: string; text: string },
  moves: readonly Move[],
): { text: string; lines: number[] } {
  const lines: number[] = [];
  let updated = text;
  for (const move of moves) {
    const result = updateLinks(schemas, parse(file, updated), move);
    updated = result.text;
    lines.push(...result.lines);
  }
  return { text: updated, lines };
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
