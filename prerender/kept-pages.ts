import { join } from 'node:path';
import { concatenate } from '../schema/find-repeated-text.ts';
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

interface PackedPages {
  /** Of each page as many as `listsOf` makes. */
  lists: PackedLists;
  /** How many sentences each page has, and the numbers that stand for them. */
  lengths: number[];
  sentences: string;
}

/** What the check knows of pages from one run to the next. */
export class KeptPages {
  readonly #store: KeptData<PackedPages>;

  /** @param engine of the engine that checks; see `hashEngine` */
  constructor(cache: string, engine: string, { references, everywhere }: SiteFacts) {
    // Of site.yaml, a page depends on no more than this.
    const key = JSON.stringify([engine, [...(references ?? [])], [...everywhere]]);
    this.#store = new KeptData(join(cache, 'checked.json'), key);
  }

  read(): KnownPage[] {
    const kept = this.#store.read();
    if (!kept) return [];
    const list = openLists(kept.lists);
    const all = new Float64Array(unpackNumbers(kept.sentences));
    let end = 0;
    return kept.lengths.map((length, index) => {
      end += length;
      return pageOf(
        (number) => list(index * listsPerPage + number),
        all.subarray(end - length, end),
      );
    });
  }

  keep(pages: readonly KnownPage[]): void {
    const sentences = pages.map(({ uses }) => uses.sentences);
    this.#store.keep({
      lists: packLists(pages.flatMap(listsOf)),
      lengths: sentences.map(({ length }) => length),
      sentences: packNumbers(concatenate(sentences)),
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

function pageOf(list: (number: number) => string[], sentences: Float64Array): KnownPage {
  const [file = '', digest = '', stamp = '', problems = '[]', shareImage] = list(0);
  return {
    file,
    digest,
    stamp,
    problems: problems === '[]' ? [] : JSON.parse(problems),
    uses: { links: list(1), places: list(2), slugs: list(3), media: list(4), sentences },
    // Only a build asks for them.
    get needs() {
      return { pictures: list(5), icons: list(6), shareImage };
    },
  };
}
