import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, EntryList } from '../../../schema/generated/data.d.ts';
import { routeOf } from '../../model/route-of.ts';
import { type EntryIndex, type EntriesByFolder, parentOf } from '../../model/entries/entry.ts';
import { isOfEvents } from '../../model/entries/event-time.ts';
import { entriesOf } from '../../model/entries/listed-routes.ts';

/** Warns of lists without entries, and of pages without `entry:` among entries. */
export function findEntryWarnings({
  visible: uses,
}: {
  visible: ReadonlyMap<string, EntryIndex>;
}): Diagnostic[] {
  const entries = entriesOf(uses);
  return [
    ...findStrays(uses, entries),
    ...[...uses].flatMap(([file, { lists = [] }]) =>
      lists.flatMap((list) => warnIfEmpty(file, list, entries)),
    ),
  ];
}

/** Pages that lack `entry:` in a folder where most have it. Where few have it, theirs is not a list that others belong to. */
function findStrays(uses: ReadonlyMap<string, EntryIndex>, entries: EntriesByFolder): Diagnostic[] {
  const strays: Record<string, string[]> = {};
  for (const [file, { entry, lists = [] }] of uses) {
    if (entry || !file.startsWith('pages/')) continue;
    const folder = parentOf(routeOf(file));
    if (folder === '/' || lists.some((list) => list.folder === folder)) continue;
    (strays[folder] ??= []).push(file);
  }
  return Object.entries(strays).flatMap(([folder, files]) =>
    files.length > (entries[folder]?.length ?? 0)
      ? []
      : files.map((file) =>
          diagnosticOfFile(file, {
            id: 'missing-entry',
            message: `Other pages in ${folder} are entries; this one has no \`entry:\`, so no list shows it.`,
            suggestion: 'Write `entry:` with date and summary above `blocks:`.',
          }),
        ),
  );
}

function warnIfEmpty(
  file: string,
  { folder, tag, sort }: EntryList,
  byFolder: EntriesByFolder,
): Diagnostic[] {
  const all = byFolder[folder] ?? [];
  const entries = isOfEvents(sort) ? all.filter(({ event }) => event) : all;
  const tags = new Set(entries.flatMap((entry) => entry.tags));
  if (entries.length > 0 && (tag === undefined || tags.has(tag))) return [];
  if (all.length > 0 && entries.length === 0)
    return [
      diagnosticOfFile(file, {
        id: 'empty-list',
        message: `This page lists the events of ${folder}, but no entry in that folder is an event.`,
        suggestion: 'Write `event:` with the time below `entry:` on the pages in that folder.',
      }),
    ];
  const message =
    entries.length === 0
      ? `This page lists the entries of ${folder}, but that folder does not have entries yet.`
      : `No entry of ${folder} has the tag \`${tag}\`, so this list is empty.`;
  const suggestion =
    entries.length === 0
      ? 'Write `entry:` with date and summary on the pages in that folder.'
      : didYouMean(closest(tag ?? '', tags));
  return [diagnosticOfFile(file, { id: 'empty-list', message, suggestion })];
}
