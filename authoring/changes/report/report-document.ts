import type {
  Changes,
  FieldChange,
  PageChange,
  ReportWords,
  SharedChange,
} from '../../../schema/generated/data.d.ts';
import { changeTitle } from './change-title.ts';
import { foldText, markChanges, type Piece } from './marked-text.ts';
import { fill } from './report-words.ts';

/** A report as all formats show it: groups of sections of entries. */
export interface ReportDocument {
  heading: string;
  compared: string;
  /** Said in the place of groups, where there is nothing else to say. */
  nothing?: string;
  groups: Group[];
}

export interface Group {
  title: string;
  sections: Section[];
}

/** Of a page, or of what belongs together otherwise. */
export interface Section {
  title: string;
  notes: string[];
  entries: Entry[];
  /** Of a page: its address. */
  route?: string;
}

export interface Entry {
  title: string;
  notes: string[];
  before?: Piece[];
  after?: Piece[];
  /** Where it is in the data of its page, as a JSON Pointer. */
  path?: string;
}

/** More pages are counted and not named. */
const MOST_NAMED = 12;

/** So much more of a page that comes or goes is shown than of a field. */
const PAGE_FACTOR = 5;

/** @param longest a longer text is folded, in characters */
export function reportDocument(
  changes: Changes,
  words: ReportWords,
  longest: number,
): ReportDocument {
  const { before, after, pages, shared, unseen, unreadable } = changes;
  const groups: Group[] = [
    { title: words.shared, sections: sharedSections(shared) },
    { title: words.pages, sections: pages.map(pageSection) },
    {
      title: words.unreadable,
      sections: listed(
        unreadable.map(({ file, side, message }) =>
          fill(side === 'before' ? words.unreadableBefore : words.unreadableAfter, {
            file,
            message,
          }),
        ),
      ),
    },
    { title: words.meaning, sections: meaningSections() },
  ].filter(({ sections }) => sections.length > 0);
  const onlyFormatting = fill(words.onlyFormatting, { files: named(unseen) });
  return {
    heading: words.heading,
    compared: fill(words.compared, { before, after: after ?? words.folder }),
    ...(groups.length === 0 && {
      nothing: [words.nothing, ...(unseen.length > 0 ? [onlyFormatting] : [])].join(' '),
    }),
    groups,
  };

  function pageSection(page: PageChange): Section {
    const { route, title, kind, from = '', visibility, redirected, followed, changes: all } = page;
    const kinds = {
      added: words.pageAdded,
      removed: words.pageRemoved,
      changed: words.pageChanged,
      moved: fill(words.pageMoved, { from, to: route }),
      renamed: fill(words.pageRenamed, { from, to: route }),
    };
    const isElsewhere = kind === 'moved' || kind === 'renamed';
    const head = isElsewhere && all.length === 0 ? [words.sameContent] : [];
    return {
      route,
      title: `${route} “${title}”`,
      notes: [
        [kinds[kind], ...head].join('. ').replace(/\.\. /, '. '),
        ...(visibility ? [words[visibility]] : []),
        ...(isElsewhere ? [redirected ? words.redirected : words.notRedirected] : []),
        ...(followed ? [fill(words.followed, { pages: named(followed) })] : []),
      ],
      entries: all.map((change) => fieldEntry(change)),
    };
  }

  function sharedSections(all: readonly SharedChange[]): Section[] {
    const files = [...new Set(all.map(({ file }) => file))];
    return files.map((file) => ({
      title: file,
      notes: [],
      entries: all
        .filter((one) => one.file === file)
        .map(({ change, everyPage, pages: on }) => {
          const shown = on.length > 0 ? [fill(words.shownOn, { pages: named(on) })] : [];
          return fieldEntry(change, everyPage ? [words.everyPage] : shown);
        }),
    }));
  }

  function fieldEntry(change: FieldChange, notes: readonly string[] = []): Entry {
    const { kind, place, path, before: old, after: fresh, unseen: isUnseen } = change;
    const isPage = place.length === 0;
    const most = isPage ? longest * PAGE_FACTOR : longest;
    const texts = textsOf(kind === 'renamed' ? undefined : old, fresh, most);
    return {
      title: isPage ? '' : changeTitle(change, words),
      notes: [...(isUnseen ? [words.unseen] : []), ...notes],
      ...texts,
      ...(path !== undefined && { path }),
    };
  }

  function textsOf(old: string | undefined, fresh: string | undefined, most: number) {
    if (old !== undefined && fresh !== undefined && old !== '' && fresh !== '')
      return markChanges(said(old), said(fresh), most);
    return {
      ...(old !== undefined && { before: foldText(said(old), most) }),
      ...(fresh !== undefined && { after: foldText(said(fresh), most) }),
    };
  }

  function said(value: string): string {
    if (value === '') return words.empty;
    return value === 'true' ? words.yes : value === 'false' ? words.no : value;
  }

  function meaningSections(): Section[] {
    const { made, mended, lost, heavier, weaker, outdated } = changes.meaning;
    const told = ({ file, line, message }: (typeof made)[number]) => `${file}:${line} ${message}`;
    const found: [title: string, items: string[]][] = [
      [words.made, made.map(told)],
      [words.mended, mended.map(told)],
      [words.lost, lost],
      [words.heavier, heavier.map(({ message }) => message)],
      [words.weaker, weaker],
      [words.outdated, outdated.map(({ file, message }) => `${file}: ${message}`)],
    ];
    return found
      .filter(([, items]) => items.length > 0)
      .flatMap(([title, items]) => listed(items, title));
  }
}

function listed(items: readonly string[], title = ''): Section[] {
  if (items.length === 0) return [];
  return [{ title, notes: [], entries: items.map((item) => ({ title: item, notes: [] })) }];
}

/** Names some and counts the rest. */
function named(all: readonly string[]): string {
  const more = all.length - MOST_NAMED;
  const some = all.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${some}, +${more}` : some;
}
