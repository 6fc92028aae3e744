import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { checkSite } from '../../check/check-site.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { SourceText } from '../../check/diagnostics/source-text.ts';
import { collectReferences } from '../../check/model/references.ts';
import { parseYamlFile } from '../../check/yaml/parse-yaml.ts';
import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { type Planned, textIn, withChanges } from '../planned.ts';
import { refuseErrors } from '../refuse-errors.ts';
import { addRedirect, removeRedirect } from '../yaml/add-redirect.ts';
import { moveSchemaHint } from '../yaml/schema-hint.ts';
import { type FolderMove, updateFolders } from '../yaml/update-folders.ts';
import { findLinks, type Move, updateLinks } from '../yaml/update-links.ts';
import { keepPair, type Pairing } from './rename-in-languages.ts';

/** A place in a file, after the move; lines count from 1. */
export interface FileLine {
  file: string;
  line: number;
}

/** What is to be done with some pages. */
interface MovePlan {
  /** The new paths of files by the old ones; nothing for those that go. */
  files: ReadonlyMap<string, string | undefined>;
  /** Addresses that have no page from now on, with those that visitors are led to; that which was named comes first. */
  moves: readonly Move[];
  /** A folder that gets another address, with all pages below it. */
  folder?: FolderMove;
  /** What must be said so that pages and their originals stay pairs. */
  pairings: readonly Pairing[];
  /** Whether the old addresses were never in a file, so that nobody can come to them. */
  isUnknown?: boolean;
}

/** What would be done. */
export interface Moved extends Planned {
  updated: FileLine[];
  /** Links that are put together from values of site.yaml, so only a person can change them. */
  left: FileLine[];
  /** Where site.yaml leads visitors from the address that was named; nothing if it has never had any. */
  redirect?: FileLine;
}

/**
 * Plans that files of pages move or go, lets all links lead to the new addresses and redirects the old ones. Pages stay pairs
 * with their translations, and these stay as new as they were.
 *
 * @throws if that is not possible, with a sentence that says why
 */
export async function planMoves(
  opened: OpenedSite,
  { files, moves, folder, pairings, isUnknown = false }: MovePlan,
): Promise<Moved> {
  const { schemas, languages, folder: root } = opened.context;
  let redirected: { text: string; line?: number } = { text: readText(opened, 'site.yaml') };
  // That of the page that was named comes last, because its line is told.
  for (const move of isUnknown ? [] : moves.toReversed()) {
    redirected = isUndone(opened, move)
      ? { text: removeRedirect(redirected.text, move.to) }
      : addRedirect(redirected.text, move.from, move.to);
  }
  const siteYaml = updateAll(schemas, { file: 'site.yaml', text: redirected.text }, moves);
  const references = collectReferences(parse('site.yaml', siteYaml.text).parsed.data);
  const changes = new Map<string, string | undefined>();
  const updated: FileLine[] = [];
  const left: FileLine[] = [];
  const shared = [...opened.indexes.keys(), ...opened.forms.map(({ file }) => file)];
  for (const file of [...shared, ...opened.pageFiles]) {
    const isMoved = files.has(file);
    const newFile = isMoved ? files.get(file) : file;
    if (isMoved) changes.set(file, undefined);
    if (newFile === undefined) continue;
    const text = file === 'site.yaml' ? redirected.text : readText(opened, file);
    // Every link to a page ends with the last step of its address, however it is put together.
    const near = moves.filter(({ from }) => text.includes(lastStep(from)));
    const listed = folder
      ? updateFolders(schemas, parse(file, text), folder, languages)
      : { text, lines: [] };
    const result = updateAll(schemas, { file, text: listed.text }, near);
    const lines = [...listed.lines, ...result.lines];
    const yaml = near.length > 0 ? parse(file, result.text) : undefined;
    const found = yaml ? near.flatMap((move) => findLinks(schemas, yaml, move, references)) : [];
    updated.push(...lines.map((line) => ({ file: newFile, line })));
    left.push(...found.map((line) => ({ file: newFile, line })));
    if (isMoved) {
      const paths = { from: file, to: newFile };
      changes.set(newFile, moveSchemaHint(result.text, root, paths));
    } else if (file === 'site.yaml' || lines.length > 0) changes.set(file, result.text);
  }
  for (const pairing of pairings) {
    const { file } = pairing;
    const known = changes.get(file) ?? (opened.indexes.has(file) ? readText(opened, file) : '');
    const yaml = known === '' ? undefined : parse(file, known);
    const text = keepPair(languages, yaml, pairing);
    if (text !== known) changes.set(file, text);
  }
  const { line } = redirected;
  const { problems } = await checkSite(withChanges(opened, changes), { pages: [] });
  const shown = ['site.yaml', ...pairings.map(({ file }) => file)];
  const shows = problems.filter(({ file }) => shown.includes(file));
  refuseErrors(shows.filter((problem) => !wasThere(opened, problem)));
  const [named] = moves;
  return {
    updated,
    left,
    ...(line !== undefined && { redirect: { file: 'site.yaml', line } }),
    about: named ? `${named.from} leads to ${named.to}` : 'Pages moved',
    changes,
  };
}

/** Whether a move only takes back an earlier one, whose new address was never published. */
function isUndone({ ledger, site, context }: OpenedSite, { from, to }: Move): boolean {
  return site?.redirects[to] === from && !ledger.has(from) && !isBuilt(context.folder, from);
}

/** Whether the last build has a page at an address: somebody may have published it without a ledger. */
function isBuilt(folder: string, route: string): boolean {
  return existsSync(join(folder, 'dist', route, 'index.html'));
}

/** Whether an error was there before anything moved: that is not what the move has broken. */
function wasThere({ problems }: OpenedSite, { file, id, message }: Diagnostic): boolean {
  return problems.some(
    (before) => before.file === file && before.id === id && before.message === message,
  );
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
  return textIn(context, file) ?? '';
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
