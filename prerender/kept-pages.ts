import { join } from 'node:path';
import type { PageUses } from '../schema/page-uses.ts';
import type { SiteFacts } from '../schema/site-context.ts';
import { KeptData } from './kept-data.ts';
import type { PageSummary } from './page-tasks.ts';

/** A page without errors as the last check found it. */
export interface KnownPage extends PageSummary {
  /** How its file looked from outside; see `fileStamp`. */
  stamp: string;
}

/** Numbers take a third of the room when packed, and reading and writing them a tenth of the time. */
interface PackedPage extends Omit<KnownPage, 'uses'> {
  uses: Omit<PageUses, 'sentences'>;
  sentences: string;
}

/** What the check knows of pages from one run to the next. */
export class KeptPages {
  readonly #store: KeptData<PackedPage[]>;

  /** @param engine of the engine that checks; see `hashEngine` */
  constructor(cache: string, engine: string, { references, everywhere }: SiteFacts) {
    // Of site.yaml, a page depends on no more than this.
    const key = JSON.stringify([engine, [...(references ?? [])], [...everywhere]]);
    this.#store = new KeptData(join(cache, 'checked.json'), key);
  }

  read(): KnownPage[] {
    return (this.#store.read() ?? []).map(({ sentences, uses, ...page }) => ({
      ...page,
      uses: { ...uses, sentences: unpack(sentences) },
    }));
  }

  keep(pages: readonly KnownPage[]): void {
    this.#store.keep(
      pages.flatMap(({ uses, ...page }) => {
        if (!uses) return [];
        const { sentences, ...others } = uses;
        return [{ ...page, uses: others, sentences: pack(sentences) }];
      }),
    );
  }
}

function pack(numbers: Float64Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

function unpack(packed: string): Float64Array {
  return new Float64Array(new Uint8Array(Buffer.from(packed, 'base64')).buffer);
}
