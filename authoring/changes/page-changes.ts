import { dirname } from 'node:path';
import { routeOf } from '../../check/model/route-of.ts';
import { similarity } from '../../edit/journal/similarity.ts';
import type { FieldChange, PageChange, UnreadableFile } from '../../schema/generated/data.d.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import { fieldChanges } from './field-changes.ts';
import { titleOf } from './page-titles.ts';
import type { SiteState } from './site-state.ts';
import { type FileState, wordsOf } from './value-words.ts';

/** Both states of a site. */
export interface TwoStates {
  before: SiteState;
  after: SiteState;
}

/** What differs between the pages of two states. */
export interface ComparedPages {
  pages: PageChange[];
  /** Files in which nothing differs that anybody sees. */
  unseen: string[];
  unreadable: UnreadableFile[];
}

/** A page that is less like another one is another page. */
const LEAST_ALIKE = 0.6;

/** So many pairs of removed and added pages are compared by what they say; more, only by whether they are equal. */
const MOST_COMPARED = 10_000;

/** Compares the pages of two states: those of one address, and those that have moved to another. */
// oxlint-disable-next-line max-lines-per-function -- Each step adds to what was found, and all share the files that were read.
export function comparePages({ before, after }: TwoStates): ComparedPages {
  const found: ComparedPages = { pages: [], unseen: [], unreadable: [] };
  const read = new Map<SiteState, Map<string, FileState>>([
    [before, new Map()],
    [after, new Map()],
  ]);
  const readFile = (state: SiteState, file: string): FileState | undefined => {
    const known = read.get(state)?.get(file);
    if (known) return known;
    const result = state.read(file);
    if ('data' in result) {
      read.get(state)?.set(file, result);
      return result;
    }
    found.unreadable.push(unreadable(file, result.problem, state === before ? 'before' : 'after'));
    return undefined;
  };
  const compare = (old: string, fresh: string, kind: PageChange['kind']): void => {
    const [was, is] = [readFile(before, old), readFile(after, fresh)];
    if (!was || !is) return;
    const changes = fieldChanges(was, is);
    const visibility = visibilityOf(before.hidden.has(old), after.hidden.has(fresh));
    if (kind === 'changed' && changes.length === 0) found.unseen.push(fresh);
    else
      found.pages.push({
        route: routeOf(fresh),
        file: fresh,
        title: titleOf(is),
        kind,
        ...(kind !== 'changed' && { from: routeOf(old) }),
        ...(visibility && { visibility }),
        changes,
      });
  };

  const both = [...after.pages].filter((file) => before.pages.has(file));
  for (const file of both) if (!isSameText({ before, after }, file)) compare(file, file, 'changed');

  const gone = [...before.pages].filter((file) => !after.pages.has(file));
  const come = [...after.pages].filter((file) => !before.pages.has(file));
  const readable = (state: SiteState, files: readonly string[]) =>
    files.flatMap((file) => {
      const content = readFile(state, file);
      return content ? [{ file, content }] : [];
    });
  const [olds, news] = [readable(before, gone), readable(after, come)];
  const moves = pairMoved(olds, news);
  for (const [old, fresh] of moves) {
    const isSameAddress = routeOf(old) === routeOf(fresh);
    const isRenamed = dirname(routeOf(old)) === dirname(routeOf(fresh));
    compare(old, fresh, isSameAddress ? 'changed' : isRenamed ? 'renamed' : 'moved');
  }
  const origins = new Set(moves.values());
  for (const { file, content } of olds)
    if (!moves.has(file))
      found.pages.push(
        wholePage(file, content, { kind: 'removed', isHidden: before.hidden.has(file) }),
      );
  for (const { file, content } of news)
    if (!origins.has(file))
      found.pages.push(
        wholePage(file, content, { kind: 'added', isHidden: after.hidden.has(file) }),
      );
  found.pages.sort((one, other) => compareTexts(one.route, other.route));
  return found;
}

/** Of a page in both states; the check has read it, unless site.yaml could not be read. */
function isSameText({ before, after }: TwoStates, file: string): boolean {
  const [old, fresh] = [before.digestOf(file), after.digestOf(file)];
  if (old !== undefined && fresh !== undefined) return old === fresh;
  return before.textOf(file) === after.textOf(file);
}

export function unreadable(
  file: string,
  { line, message }: { line: number; message: string },
  side: UnreadableFile['side'],
): UnreadableFile {
  return { file, side, line, message };
}

function visibilityOf(wasHidden: boolean, isHidden: boolean): PageChange['visibility'] {
  if (wasHidden && isHidden) return 'hidden';
  if (wasHidden) return 'appears';
  return isHidden ? 'disappears' : undefined;
}

interface Page {
  file: string;
  content: FileState;
}

/** The new file of each page that has moved: of the same address, with equal content, or else the most alike; of several, the nearest. */
function pairMoved(olds: readonly Page[], news: readonly Page[]): Map<string, string> {
  const moves = new Map<string, string>();
  const free = new Set(news);
  const pair = (old: Page, fresh: Page | undefined): void => {
    if (!fresh || !free.has(fresh) || moves.has(old.file)) return;
    free.delete(fresh);
    moves.set(old.file, fresh.file);
  };
  for (const old of olds)
    pair(
      old,
      news.find(({ file }) => routeOf(file) === routeOf(old.file)),
    );
  const byContent = new Map<string, Page[]>();
  for (const fresh of news) {
    const text = JSON.stringify(fresh.content.data);
    byContent.set(text, [...(byContent.get(text) ?? []), fresh]);
  }
  const equal = olds.flatMap((old) =>
    (byContent.get(JSON.stringify(old.content.data)) ?? []).map((fresh) => ({ old, fresh })),
  );
  for (const { old, fresh } of equal.toSorted(nearestFirst)) pair(old, fresh);
  const left = olds.filter(({ file }) => !moves.has(file));
  if (left.length * free.size > MOST_COMPARED) return moves;
  const pairs = left.flatMap((old) =>
    [...free].map((fresh) => ({
      old,
      fresh,
      alike: similarity(old.content.data, fresh.content.data),
    })),
  );
  const bestFirst = pairs.toSorted(
    (one, other) => other.alike - one.alike || nearestFirst(one, other),
  );
  for (const { old, fresh, alike } of bestFirst) if (alike >= LEAST_ALIKE) pair(old, fresh);
  return moves;
}

interface Move {
  old: Page;
  fresh: Page;
}

/** Of pages that say the same, one has moved to the address that has most of its own, from either end. */
function nearestFirst(one: Move, other: Move): number {
  return (
    kept(other) - kept(one) ||
    compareTexts(one.old.file, other.old.file) ||
    compareTexts(one.fresh.file, other.fresh.file)
  );
}

/** How many steps of an address a move keeps. */
function kept({ old, fresh }: Move): number {
  const [from, to] = [old, fresh].map(({ file }) => routeOf(file).split('/'));
  return (from ?? []).filter((step) => to?.includes(step)).length;
}

function wholePage(
  file: string,
  content: FileState,
  { kind, isHidden }: { kind: 'added' | 'removed'; isHidden: boolean },
): PageChange {
  const words = wordsOf(content.data, [], content);
  const change: FieldChange = {
    kind,
    place: [],
    ...(kind === 'added' ? { path: '', after: words } : { from: '', before: words }),
    sort: 'group',
    unseen: false,
  };
  return {
    route: routeOf(file),
    file,
    title: titleOf(content),
    kind,
    ...(isHidden && { visibility: 'hidden' }),
    changes: [change],
  };
}
