import type { CheckCache, PageResult } from '../../check/model/page-result.ts';
import { fingerprints } from './fingerprint.ts';

/** Remembers pages, with what they say, as long as a process runs: for the development server. */
export class MemoryCache implements CheckCache {
  readonly #folder: string;
  readonly #pages = new Map<string, { fingerprint: string; result: PageResult }>();

  /** @param folder of the site */
  constructor(folder: string) {
    this.#folder = folder;
  }

  open(files: readonly string[]): ReturnType<CheckCache['open']> {
    const seen = fingerprints(this.#folder, files);
    const known = new Map<string, PageResult>();
    for (const [file, fingerprint] of seen) {
      const page = this.#pages.get(file);
      if (page && fingerprint !== '' && page.fingerprint === fingerprint) {
        known.set(file, page.result);
      }
    }
    return { known, write: (results) => this.#write(results, seen) };
  }

  #write(results: readonly PageResult[], seen: ReadonlyMap<string, string>): void {
    for (const result of results) {
      const fingerprint = seen.get(result.file) ?? '';
      if (result.page) this.#pages.set(result.file, { fingerprint, result });
      else this.#pages.delete(result.file);
    }
  }
}
