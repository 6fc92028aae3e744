import type { NamedLink } from '../../../schema/generated/content.d.ts';
import { hasTypes } from '../../data/guards.ts';
import type { Messages } from '../../data/types.ts';
import type { ResultDetails } from '../../../schema/generated/data.d.ts';

/** A page: its address, its title, and how many words it has. */
export type SearchEntry = [route: string, title: string, words: number];

/**
 * A line with terms in alphabetical order, then a line for each: where it is, `page.place.times` for each page, which
 * is counted from the one before: on a site of 1,000 pages that is a third less to load. The place is 1 in the title of the page, 3 in its first heading, 4 in the text below that, and so on; 2 is before any heading.
 * The number of headings and texts of the page that have the term is left out if it is 1, and then the place if it is 2.
 */
export type TermLines = string;

/** The file that a search begins with. That of a small site holds everything. */
export interface SearchIndex {
  pages: SearchEntry[];
  details?: ResultDetails[];
  terms?: TermLines;
  /** Of a large site, whose details and terms are in files of their own: the first term of each file, in alphabetical order. */
  firstTerms?: string[];
}

/** What the search says, besides the name that its button has. */
export interface SearchMessages extends Pick<
  Messages,
  'allPages' | 'close' | 'searchNothing' | 'searchStatus' | 'searchUnavailable' | 'suggestedPages'
> {
  /** Pages to begin with, and what is on them. */
  suggested: (Pick<NamedLink, 'name' | 'href'> & { text?: string })[];
  /** The site's mailbox. */
  email: string;
}

/** Pages on a small site at most: up to there one file weighs less than the first few of many. */
export const SMALL_SITE = 150;

/** Pages whose details share a file on a large site. */
export const DETAILS_IN_FILE = 8;

/** The numbers of the files that have the terms which begin so, and a term that is just that. */
export function filesOf(beginning: string, firstTerms: readonly string[]): number[] {
  return firstTerms.flatMap((first, at) => {
    const next = firstTerms[at + 1];
    const isBehind = first > beginning && !first.startsWith(beginning);
    return isBehind || (next !== undefined && next <= beginning) ? [] : [at];
  });
}

/** A file of terms, below the folder of the index. */
export function termsFile(number: number): string {
  return `terms-${number}.json`;
}

/** The file of the details of a page, which is the number so many in it. */
export function detailsFile(page: number): string {
  return `details-${Math.floor(page / DETAILS_IN_FILE)}.json`;
}

export function isSearchIndex(value: unknown): value is SearchIndex {
  return hasTypes(value, { pages: 'object' });
}

export function isSearchMessages(value: unknown): value is SearchMessages {
  return hasTypes(value, {
    allPages: 'string',
    searchStatus: 'string',
    email: 'string',
    suggested: 'object',
  });
}

export function isDetails(value: unknown): value is ResultDetails[] {
  return Array.isArray(value);
}

export function isTermLines(value: unknown): value is TermLines {
  return typeof value === 'string';
}

/** Where a term is on a page. */
export interface Posting {
  page: number;
  place: number;
  /** How many headings and texts of the page have it. */
  times: number;
}

/** Each term of a file, with its line. */
export function readTerms(file: TermLines): [term: string, line: string][] {
  const [terms = '', ...lines] = file.split('\n');
  return terms.split(' ').map((term, at) => [term, lines[at] ?? '']);
}

/** Where a term is, by its line. */
export function readPostings(line: string): Posting[] {
  let last = 0;
  return line.split(' ').map((entry) => {
    const [step = 0, place = 2, times = 1] = entry.split('.').map(Number);
    last += step;
    return { page: last, place, times };
  });
}

/** @param postings in the order of the pages */
export function writePostings(postings: readonly Posting[]): string {
  let last = 0;
  const entries = postings.map(({ page, place, times }) => {
    const step = page - last;
    last = page;
    if (times > 1) return `${step}.${place}.${times}`;
    return place === 2 ? String(step) : `${step}.${place}`;
  });
  return entries.join(' ');
}
