import { join } from 'node:path';
import { concatenate } from '../schema/find-repeated-text.ts';
import type { PageUses } from '../schema/page-uses.ts';
import type { SiteFacts } from '../schema/site-context.ts';
import { KeptData } from './kept-data.ts';
import {
  openLists,
  packLists,
  packNumbers,
  type PackedLists,
  unpackNumbers,
} from './packed-lists.ts';
import type { PageSummary } from './page-tasks.ts';

/** A page without errors as the last check found it. */
export interface KnownPage extends Required<PageSummary> {
  /** How its file looked from outside; see `fileStamp`. */
  stamp: string;
}

export interface KnownSite {
  pages: KnownPage[];
  /** Of all pages, one after the other. */
  sentences: Float64Array;
  /** The setting in which the site was settled; empty if it was not. See settled-site.ts. */
  settled: string;
}

interface PackedSite {
  /** Of each page as many as `listsOf` makes. */
  lists: PackedLists;
  /** How many sentences each page has, and the numbers that stand for them. */
  lengths: number[];
  sentences: string;
  settled: string;
}

/** What the check knows of pages from one run to the next. */
export class KeptPages {
  readonly #store: KeptData<PackedSite>;

  /** @param engine of the engine that checks; see `hashEngine` */
  constructor(cache: string, engine: string, { references, everywhere }: SiteFacts) {
    // Of site.yaml, a page depends on no more than this.
    const key = JSON.stringify([engine, [...(references ?? [])], [...everywhere]]);
    this.#store = new KeptData(join(cache, 'checked.json'), key);
  }

  read(): KnownSite {
    const kept = this.#store.read();
    if (!kept) return { pages: [], sentences: new Float64Array(), settled: '' };
    const list = openLists(kept.lists);
    const sentences = new Float64Array(unpackNumbers(kept.sentences));
    let end = 0;
    const pages = kept.lengths.map((length, index) => {
      end += length;
      const listOfPage = (number: number) => list(index * listsPerPage + number);
      return pageOf(new KeptUses(listOfPage, sentences, [end - length, end]), listOfPage);
    });
    return { pages, sentences, settled: kept.settled };
  }

  keep(pages: readonly KnownPage[], settled: string): void {
    const sentences = pages.map(({ uses }) => uses.sentences);
    this.#store.keep({
      lists: packLists(pages.flatMap(listsOf)),
      lengths: sentences.map(({ length }) => length),
      sentences: packNumbers(concatenate(sentences)),
      settled,
    });
  }
}

const listsPerPage = 7;

function listsOf({ file, digest, stamp, problems, uses, needs }: KnownPage): string[][] {
  return [
    [
      file,
      digest,
      stamp,
      JSON.stringify(problems),
      ...(needs.shareImage ? [needs.shareImage] : []),
    ],
    uses.links,
    uses.places,
    uses.slugs,
    uses.media,
    needs.pictures,
    needs.icons,
  ];
}

function pageOf(uses: PageUses, list: (number: number) => string[]): KnownPage {
  const [file = '', digest = '', stamp = '', problems = '[]', shareImage] = list(0);
  return {
    file,
    digest,
    stamp,
    problems: problems === '[]' ? [] : JSON.parse(problems),
    uses,
    // Only a build asks for them.
    get needs() {
      return { pictures: list(5), icons: list(6), shareImage };
    },
  };
}

/** What a page says and names, unpacked as it is asked for: of most pages of a settled site, nobody asks. */
class KeptUses implements PageUses {
  readonly #list: (number: number) => string[];
  readonly #all: Float64Array;
  readonly #range: readonly [start: number, end: number];

  /** @param range where the page's sentences stand among those of all */
  constructor(
    list: (number: number) => string[],
    all: Float64Array,
    range: readonly [start: number, end: number],
  ) {
    this.#list = list;
    this.#all = all;
    this.#range = range;
  }

  get links(): string[] {
    return this.#list(1);
  }

  get places(): string[] {
    return this.#list(2);
  }

  get slugs(): string[] {
    return this.#list(3);
  }

  get media(): string[] {
    return this.#list(4);
  }

  get sentences(): Float64Array {
    return this.#all.subarray(...this.#range);
  }
}
