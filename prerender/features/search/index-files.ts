import {
  DETAILS_IN_FILE,
  detailsFile,
  type SearchIndex,
  SMALL_SITE,
  type TermLines,
  termsFile,
  writePostings,
} from '../../../renderer/frame/search/search-index.ts';
import type { WholeIndex } from './make-index.ts';
import { unpackPosting } from './packed-posting.ts';

/** Characters in a file of terms at most, but for one with a single term: 3 KB on the wire. */
const LARGEST = 8 * 1024;

/**
 * The files of an index, each with its name: one of a small site, else one to begin with and those that a search asks
 * for. One after another, so that those of a large site are not held all at once.
 */
export function* indexFiles({
  pages,
  details,
  terms,
}: WholeIndex): Generator<[name: string, text: string]> {
  if (pages.length <= SMALL_SITE) {
    const [[, lines] = ['', '']] = termFiles(terms, Infinity);
    const whole: SearchIndex = { pages, details, terms: lines };
    yield ['index.json', JSON.stringify(whole)];
    return;
  }
  const firstTerms: string[] = [];
  for (const [term, lines] of termFiles(terms, LARGEST)) {
    yield [termsFile(firstTerms.length), JSON.stringify(lines)];
    firstTerms.push(term);
  }
  for (let page = 0; page < pages.length; page += DETAILS_IN_FILE) {
    const some = details.slice(page, page + DETAILS_IN_FILE);
    yield [detailsFile(page), JSON.stringify(some)];
  }
  const first: SearchIndex = { pages, firstTerms };
  yield ['index.json', JSON.stringify(first)];
}

/** Terms in alphabetical order, cut into files of so many characters. */
function* termFiles(
  terms: WholeIndex['terms'],
  largest: number,
): Generator<[firstTerm: string, file: TermLines]> {
  let names: string[] = [];
  let lines: string[] = [];
  let length = 0;
  const file = (): [string, TermLines] => [names[0] ?? '', [names.join(' '), ...lines].join('\n')];
  for (const [term, postings] of terms) {
    const line = writePostings(postings.map(unpackPosting));
    const more = term.length + line.length + 2;
    if (names.length > 0 && length + more > largest) {
      yield file();
      [names, lines, length] = [[], [], 0];
    }
    names.push(term);
    lines.push(line);
    length += more;
  }
  if (names.length > 0) yield file();
}
