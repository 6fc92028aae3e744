import { join } from 'node:path';
import { concatenate } from '../../check/rules/repeated-text.ts';
import type { PageIndex } from '../../check/page-index.ts';
import type { SiteFacts } from '../../check/context.ts';
import { KeptData } from './cache-file.ts';
import {
  openLists,
  packLists,
  packNumbers,
  type PackedLists,
  unpackNumbers,
} from './packed-lists.ts';
import type { PageSummary } from '../workers/page-tasks.ts';

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
  constructor(cache: string, engine: string, facts: SiteFacts) {
    const { references, globalAnchors, pictures, siteUrl, today } = facts;
    // No place needs a picture that is wider.
    const wide = 1200;
    const remarkable = [...pictures].filter(
      ([, { fault, size }]) => fault ?? (size && size.width < wide),
    );
    // Of site.yaml, the pictures and the calendar, a page depends on no more than this.
    const key = [engine, [...(references ?? [])], [...globalAnchors], remarkable, siteUrl, today];
    this.#store = new KeptData(join(cache, 'checked.json'), JSON.stringify(key));
  }

  read(): KnownSite {
    const kept = this.#store.read();
    if (!kept) return { pages: [], sentences: new Float64Array(), settled: '' };
    const list = openLists(kept.lists);
    const sentences = new Float64Array(unpackNumbers(kept.sentences));
    let end = 0;
    const pages = kept.lengths.map((length, index) => {
      end += length;
      const range = [end - length, end] as const;
      return pageOf(
        (number) => list(index * listsPerPage + number),
        () => sentences.subarray(...range),
      );
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

const listsPerPage = 6;

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
  ];
}

/** Its lists are unpacked when they are asked for: of most pages of a settled site, nobody asks. */
function pageOf(list: (number: number) => string[], sentences: () => Float64Array): KnownPage {
  const [file = '', digest = '', stamp = '', problems = '[]', shareImage] = list(0);
  let uses: PageIndex | undefined;
  return {
    file,
    digest,
    stamp,
    problems: problems === '[]' ? [] : JSON.parse(problems),
    get uses() {
      uses ??= {
        links: list(1),
        places: list(2),
        slugs: list(3),
        media: list(4),
        sentences: sentences(),
      };
      return uses;
    },
    get needs() {
      return { pictures: list(5), shareImage };
    },
  };
}
