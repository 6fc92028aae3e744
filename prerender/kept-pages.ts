import { join } from 'node:path';
import { concatenate } from '../schema/find-repeated-text.ts';
import type { PageUses } from '../schema/page-uses.ts';
import type { SiteFacts } from '../schema/site-context.ts';
import { KeptData } from './kept-data.ts';
import type { PageSummary } from './page-tasks.ts';

/** A page without errors as the last check found it. */
export interface KnownPage extends PageSummary {
  /** How its file looked from outside; see `fileStamp`. */
  stamp: string;
}

/** The numbers of all pages in one piece take a third of the room of single ones, and a tenth of the time. */
interface PackedPages {
  pages: (Omit<KnownPage, 'uses'> & { uses: Omit<PageUses, 'sentences'>; sentences: number })[];
  /** The numbers that stand for sentences, one page's after the other's. */
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
    const { pages, sentences } = this.#store.read() ?? { pages: [], sentences: '' };
    const all = new Float64Array(new Uint8Array(Buffer.from(sentences, 'base64')).buffer);
    let end = 0;
    return pages.map((page) => {
      end += page.sentences;
      const uses = { ...page.uses, sentences: all.subarray(end - page.sentences, end) };
      return Object.assign(page, { uses });
    });
  }

  keep(pages: readonly KnownPage[]): void {
    const used = pages.flatMap(({ uses, ...page }) => (uses ? [{ page, uses }] : []));
    const all = concatenate(used.map(({ uses }) => uses.sentences));
    this.#store.keep({
      pages: used.map(({ page, uses: { sentences, ...uses } }) => {
        return { ...page, uses, sentences: sentences.length };
      }),
      sentences: Buffer.from(all.buffer).toString('base64'),
    });
  }
}
