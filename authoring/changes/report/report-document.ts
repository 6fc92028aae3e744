import type {
  ChangedSentence,
  Changes,
  FieldChange,
  FoundProblem,
  PageChange,
  ReportWords,
  SharedChange,
} from '../../../schema/generated/data.d.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { changeTitle } from './change-title.ts';
import { foldText, markChanges, type Piece } from './marked-text.ts';
import { type Severity, severityOf } from '../../../check/diagnostics/codes.ts';
import { MOST_NAMED } from '../page-titles.ts';
import { type MovedLink, movedLinks } from './moved-links.ts';
import { fill } from './report-words.ts';
import { fileTitle } from './file-title.ts';
import { summaryOf } from './summary.ts';
import { unseenWords } from '../value-words.ts';

/** A report as all formats show it: groups of sections of entries. */
export interface ReportDocument {
  heading: string;
  compared: string;
  /** A line below, if there is one to say. */
  remark?: string;
  /** Whether words are marked that only one of both states has. */
  isMarked: boolean;
  groups: Group[];
}

interface Group {
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

/** So much more of a page that comes or goes is shown than of a field. */
const PAGE_FACTOR = 5;

/** @param longest a longer text is folded, in characters */
// oxlint-disable-next-line max-lines-per-function -- Its parts share the words of the report and the titles of pages.
export function reportDocument(
  changes: Changes,
  words: ReportWords,
  longest: number,
): ReportDocument {
  const { before, after, pages, shared, unseen, unreadable, titles } = changes;
  const told: Group[] = [
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
  ].filter(({ sections }) => sections.length > 0);
  const meaning = meaningSections();
  const isNothing = told.length === 0 && meaning.length === 0;
  const means = meaning.length > 0 ? [{ title: words.meaning, sections: meaning }] : [];
  const onlyFormatting = fill(words.onlyFormatting, { files: named(unseen) });
  const none = hasNewProblem(changes) ? undefined : words.noProblems;
  const remark = isNothing ? unseen.length > 0 && onlyFormatting : none;
  return {
    heading: isNothing ? words.nothing : summaryOf(changes, words) || words.nothing,
    compared: fill(words.compared, {
      before: stateName(before),
      after: after === undefined ? words.folder : stateName(after),
    }),
    ...(remark && { remark }),
    isMarked: told.some(({ sections }) => sections.some(({ entries }) => entries.some(hasMarks))),
    groups: [...means, ...told],
  };

  function pageSection(page: PageChange): Section {
    const { route, title, kind, from = '', visibility, redirected, changes: all } = page;
    const { followed, followedEverywhere } = page;
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
      title: `${title} (${route})`,
      notes: [
        [kinds[kind], ...head].join('. ').replace(/\.\. /, '. '),
        ...(visibility ? [words[visibility]] : []),
        ...(isElsewhere ? [redirected ? words.redirected : words.notRedirected] : []),
        ...(followedEverywhere
          ? [fill(words.followedEverywhere, { links: named(followedEverywhere) })]
          : []),
        ...(followed ? [fill(words.followed, { pages: named(followed.map(pageName)) })] : []),
      ],
      entries: all.map((change) => fieldEntry(change)),
    };
  }

  function sharedSections(all: readonly SharedChange[]): Section[] {
    const files = [...new Set(all.map(({ file }) => file))];
    return files.map((file) => ({
      title: fileTitle(file, all, words),
      notes: [],
      entries: all
        .filter((one) => one.file === file)
        .flatMap(({ change, everyPage, pages: on, example }) => {
          const shown =
            on.length > 0 ? [fill(words.shownOn, { pages: named(on.map(pageName)) })] : [];
          const entry = fieldEntry(change, everyPage ? [words.everyPage] : shown);
          return example ? [entry, exampleEntry(example)] : [entry];
        }),
    }));
  }

  /** People who approve do not know git's name for what was committed last, and nobody reads 40 digits. */
  function stateName(label: string): string {
    if (label === 'HEAD') return words.lastCommit;
    return /^[\da-f]{40}$/.test(label) ? label.slice(0, 7) : label;
  }

  function exampleEntry({ route, before: old, after: fresh }: ChangedSentence): Entry {
    const title = fill(words.example, { page: pageName(route) });
    return { title, notes: [], ...markChanges(old, fresh, longest) };
  }

  function fieldEntry(change: FieldChange, notes: readonly string[] = []): Entry {
    const {
      kind,
      place,
      path,
      before: old,
      after: fresh,
      sort,
      unseen: isUnseen,
      noticedBy,
    } = change;
    const isPage = place.length === 0;
    const most = isPage ? longest * PAGE_FACTOR : longest;
    const led = sort === 'link' ? pageName : (value: string) => value;
    const links = isText(change) ? movedLinks(old ?? '', fresh ?? '').map(linkSentence) : [];
    const texts = textsOf(
      kind === 'renamed' || old === undefined ? undefined : led(old),
      fresh === undefined ? undefined : led(fresh),
      most,
    );
    return {
      title: isPage
        ? ''
        : links.length > 0
          ? `${place.join(', ')}: ${links.join('; ')}`
          : changeTitle(change, words),
      notes: [...notes, ...(isUnseen ? unseenWords(noticedBy, words) : [])],
      ...(links.length === 0 && texts),
      ...(path !== undefined && { path }),
    };
  }

  function linkSentence({ words: own, text, from, to }: MovedLink): string {
    return fill(words.linkMoved, { words: own, text, from: pageName(from), to: pageName(to) });
  }

  /** By its title, with its address behind. */
  function pageName(route: string): string {
    const title = titles[route];
    return title ? `${title} (${route})` : route;
  }

  /** Names some and counts the rest. */
  function named(all: readonly string[]): string {
    const count = all.length - MOST_NAMED;
    const some = all.slice(0, MOST_NAMED).join(words.comma);
    return count > 0 ? fill(words.more, { pages: some, count }) : some;
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
    const of = (severity: Severity) =>
      made.filter((problem) => problem.severity === severity).map(inWords);
    const effect = { error: words.stops, warning: words.doesNotStop };
    return [
      ...listed(of('error'), words.errors, [effect.error]),
      ...listed(lost.map(pageName), words.lost, [
        effect[severityOf('lost-address')],
        words.lostAdvice,
      ]),
      ...listed(weaker, words.weaker, [effect[severityOf('low-contrast')]]),
      ...listed(of('warning'), words.warnings, [effect.warning]),
      ...listed(
        outdated.map(({ file, message, suggestion = '' }) =>
          `${file.startsWith('pages/') ? pageName(routeOf(file)) : file}: ${message} ${suggestion}`.trim(),
        ),
        words.outdated,
        [words.outdatedEffect, effect[severityOf('outdated-translation')]],
      ),
      ...listed(
        heavier.map(({ message }) => message),
        words.heavier,
        [effect.warning],
      ),
      ...listed(
        mended.map(({ file, line, message }) => `${file}:${line} ${message}`),
        words.mended,
      ),
    ];
  }
}

function hasNewProblem({ meaning }: Changes): boolean {
  const { mended: _, ...others } = meaning;
  return Object.values(others).some((list) => list.length > 0);
}

/** What to write into a file is for those who edit it: `npm run check` tells them. */
const QUOTES_YAML = /`[^`]*:( [^`]*)?`/;

function inWords({ file, line, message, suggestion = '' }: FoundProblem): string {
  return `${file}:${line} ${message} ${QUOTES_YAML.test(suggestion) ? '' : suggestion}`.trimEnd();
}

function listed(items: readonly string[], title = '', notes: string[] = []): Section[] {
  if (items.length === 0) return [];
  return [{ title, notes, entries: items.map((item) => ({ title: item, notes: [] })) }];
}

function hasMarks({ before = [], after = [] }: Entry): boolean {
  return [...before, ...after].some(({ isMarked }) => isMarked);
}

/** A text with words that may be links. */
function isText({ kind, sort }: FieldChange): boolean {
  return kind === 'changed' && (sort === 'text' || sort === 'long-text');
}
