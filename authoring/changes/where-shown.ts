import { languageOf, localFileOf } from '../../check/model/plan.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { DataPath } from '../../schema/pointer.ts';
import type { SharedChange } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import type { TwoStates } from './page-changes.ts';
import type { SiteState } from './site-state.ts';

/** The pages where something shows that is written once. */
export type Shown = Pick<SharedChange, 'everyPage' | 'pages'>;

export const NOWHERE: Shown = { everyPage: false, pages: [] };

/** Fields of site.yaml of which no page shows anything. */
const ON_NO_PAGE = new Set([
  'schemaVersion',
  'timeZone',
  'url',
  'embeds',
  'forms',
  'services',
  'redirects',
  'gone',
  'notFound',
  'error',
]);

/** Where a field of site.yaml shows, or of the same in another language. */
export function whereSiteShows(file: string, path: DataPath, states: TwoStates): Shown {
  const [first, second] = path.map(String);
  const inLanguage = pagesOfFile(file, path, states);
  if (first === undefined) return someOf(inLanguage, states);
  if (ON_NO_PAGE.has(first)) return NOWHERE;
  if (first === 'facts') return whereReferred(`facts.${second}`, inLanguage, states);
  if (first === 'email') return whereReferred('email', inLanguage, states);
  const isHiddenBy = HIDDEN_BY.get(first);
  const blocks = blocksThatNeed(first, states.after);
  if (blocks.length > 0)
    return someOf(
      inLanguage.filter((page) => hasBlock(states.after.textOf(page), blocks)),
      states,
    );
  return someOf(
    inLanguage.filter((page) => !isHiddenBy?.test(states.after.textOf(page))),
    states,
  );
}

/** What a page says to do without, or with its own in the place of, a field of site.yaml. */
const HIDDEN_BY = new Map([
  ['closing', /^closing: *['"]?none\b/m],
  ['shareImage', /^shareImage:/m],
  ['shareImageAlt', /^shareImageAlt:/m],
]);

/** The pages in the language of a file, or of a language that leaves this field to it. */
function pagesOfFile(file: string, [first, second]: DataPath, { after }: TwoStates): string[] {
  const { languages } = after.opened.context;
  const isSaidBy = (language: string): boolean => {
    const own = language === languages.main ? 'site.yaml' : localFileOf(language);
    if (own === file) return true;
    if (file !== 'site.yaml') return false;
    const read = after.has(own) ? after.read(own) : { data: {} };
    const data = 'data' in read && isRecord(read.data) ? read.data : {};
    const value = data[String(first)];
    return first === 'facts'
      ? !isRecord(value) || value[String(second)] === undefined
      : value === undefined;
  };
  const said = new Set(languages.languages.filter(isSaidBy));
  return [...after.pages].filter(
    (page) => languages.languages.length < 2 || said.has(languageOf(languages, routeOf(page))),
  );
}

/** Where a text refers to a name, such as facts.years. */
function whereReferred(name: string, pages: readonly string[], states: TwoStates): Shown {
  const { before, after } = states;
  const reference = referenceTo(name);
  const refers = (state: SiteState, file: string): boolean =>
    state.has(file) && reference.test(state.textOf(file));
  if (refers(after, 'site.yaml')) return someOf(pages, states);
  return someOf(
    pages.filter((page) => refers(after, page) || (before.pages.has(page) && refers(before, page))),
    states,
  );
}

/** A text that refers to a name, such as {facts.years}. */
export function referenceTo(name: string): RegExp {
  return new RegExp(String.raw`\{\s*${escaped(name)}\s*\}`);
}

/** Where a form shows: as a block of a page, or by a link that opens it. */
export function whereFormShows(name: string, { before, after }: TwoStates): Shown {
  const uses = new RegExp(
    String.raw`#${escaped(name)}\b(?!-)|\bform: *['"]?${escaped(name)}\b(?!-)`,
  );
  const shows = (state: SiteState, file: string): boolean =>
    state.has(file) && uses.test(state.textOf(file));
  if (shows(after, 'site.yaml')) return { everyPage: true, pages: [] };
  return someOf(
    [...after.pages].filter((page) => shows(after, page)),
    { before, after },
  );
}

/** Where a file below media/ shows. */
export function wherePictureShows(path: string, states: TwoStates): Shown {
  const { after } = states;
  const shows = (file: string): boolean => {
    const { pictures = [], shareImages = [], favicons = [] } = after.indexOf(file) ?? {};
    return [...pictures, ...shareImages, ...favicons].includes(path);
  };
  if (shows('site.yaml')) return { everyPage: true, pages: [] };
  return someOf([...after.pages].filter(shows), states);
}

/** Where a block type shows that the site has of its own. */
export function whereBlockShows(type: string, states: TwoStates): Shown {
  const pages = [...states.after.pages];
  return someOf(
    pages.filter((page) => hasBlock(states.after.textOf(page), [type])),
    states,
  );
}

function blocksThatNeed(field: string, { opened }: SiteState): string[] {
  return [...opened.context.schemas.blocks]
    .filter(([, { schema }]) => schema.needsOfSite === field)
    .map(([type]) => type);
}

function hasBlock(text: string, types: readonly string[]): boolean {
  return types.some((type) =>
    new RegExp(String.raw`\btype: *['"]?${escaped(type)}\b(?!-)`).test(text),
  );
}

/** Names pages by their addresses, or says that they are all. */
function someOf(files: readonly string[], { after }: TwoStates): Shown {
  if (files.length > 0 && files.length === after.pages.size) return { everyPage: true, pages: [] };
  return { everyPage: false, pages: files.map(routeOf).toSorted(compareTexts) };
}

function escaped(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N}_]/gu, String.raw`\$&`);
}
