import { hasTypes } from '../../data/guards.ts';
import type { Messages } from '../../data/types.ts';

/** A page: its address, its title, and how many words it has. */
export type SearchEntry = [route: string, title: string, words: number];

/** What a result shows beside its title: a description; and each heading, with the place that is nearest before it. */
export type ResultDetails = [description: string, ...headings: [heading: string, place: string][]];

/**
 * A line with all terms in alphabetical order, then a line for each: where it stands, `page.place.times` for each page.
 * All are numbers to the base of 36, the page counted from the one before. The place is 1 in the title
 * of the page, 3 in its first heading, 4 in the text below that, and so on; 2 is before any heading. The
 * number of headings and texts of the page that have the term is left out if it is 1, and then the place if it is 2.
 */
export type TermLines = string;

/** The file that a search begins with. That of a small site holds everything. */
export interface SearchIndex {
  pages: SearchEntry[];
  details?: ResultDetails[];
  terms?: TermLines;
  /**
   * Of a large site, whose details and terms are in files of their own: how the terms of each file begin. Where a file
   * would be too large there are some for more letters, and one for the term that has no more.
   */
  shards?: string[];
}

/** What the search says, beside the name that its button has. */
export interface SearchMessages extends Pick<
  Messages,
  'allPages' | 'close' | 'searchNothing' | 'searchStatus' | 'searchUnavailable'
> {
  /** The site's mailbox. */
  email: string;
}

/** Pages on a small site at most: up to there one file weighs less than the first few of many. */
export const SMALL_SITE = 150;

/** Pages whose details share a file on a large site. */
export const DETAILS_IN_FILE = 8;

/** So many first letters tell the files of terms apart, if they are not too large. */
export const LETTERS = 2;

/** The first letters of a term. */
export function beginningOf(term: string, letters: number): string {
  return Array.from(term).slice(0, letters).join('');
}

/** The file that has a term if any has it: the one for the most letters of it. */
export function shardOf(term: string, shards: ReadonlySet<string>): string | undefined {
  for (let letters = term.length; letters > 0; letters -= 1) {
    const beginning = beginningOf(term, letters);
    if (shards.has(beginning)) return beginning;
  }
  return undefined;
}

/** The file of the terms that begin so, below the folder of the index; plain letters, whatever the script. */
export function shardFile(shard: string): string {
  const codes = Array.from(shard, (letter) => letter.codePointAt(0)?.toString(16));
  return `terms-${codes.join('-')}.json`;
}

/** The file of the details of a page, which is the number so many in it. */
export function detailsFile(page: number): string {
  return `details-${Math.floor(page / DETAILS_IN_FILE)}.json`;
}

export function isSearchIndex(value: unknown): value is SearchIndex {
  return hasTypes(value, { pages: 'object' });
}

export function isSearchMessages(value: unknown): value is SearchMessages {
  return hasTypes(value, { allPages: 'string', searchStatus: 'string', email: 'string' });
}

export function isDetails(value: unknown): value is ResultDetails[] {
  return Array.isArray(value);
}

export function isTermLines(value: unknown): value is TermLines {
  return typeof value === 'string';
}

/** Where a term stands on a page. */
export interface Posting {
  page: number;
  place: number;
  /** How many headings and texts of the page have it. */
  times: number;
}

/** The terms, in alphabetical order, and in the same order the line of each. */
export function splitTerms(file: TermLines): { terms: string[]; lines: string[] } {
  const [terms = '', ...lines] = file.split('\n');
  return { terms: terms.split(' '), lines };
}

/** Where a term stands, by its line. */
export function readPostings(line: string): Posting[] {
  let page = 0;
  return line.split(' ').map((entry) => {
    const [step = '', place = '2', times = '1'] = entry.split('.');
    page += parseInt(step, 36);
    return { page, place: parseInt(place, 36), times: parseInt(times, 36) };
  });
}

/** A term, and where it stands: packed postings in the order of the pages. */
export type TermPlaces = [term: string, postings: number[]];

/** So many places can be told apart on a page, and so many times; with two of them a number has room for 2 million pages. */
const VALUES = 2 ** 16;

/** A posting as one number: of 10,000 pages there are three million. */
export function packPosting({ page, place, times }: Posting): number {
  return (page * VALUES + Math.min(place, VALUES - 1)) * VALUES + Math.min(times, VALUES - 1);
}

export function unpackPosting(packed: number): Posting {
  const rest = Math.floor(packed / VALUES);
  return { page: Math.floor(rest / VALUES), place: rest % VALUES, times: packed % VALUES };
}

export function writeTerms(terms: readonly TermPlaces[]): TermLines {
  const lines = terms.map(([, postings]) => {
    let last = 0;
    const entries = postings.map((packed) => {
      const { page, place, times } = unpackPosting(packed);
      const step = (page - last).toString(36);
      last = page;
      if (times > 1) return `${step}.${place.toString(36)}.${times.toString(36)}`;
      return place === 2 ? step : `${step}.${place.toString(36)}`;
    });
    return entries.join(' ');
  });
  return [terms.map(([term]) => term).join(' '), ...lines].join('\n');
}
