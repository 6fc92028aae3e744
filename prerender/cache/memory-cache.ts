import type { CheckCache, PageResult } from '../../check/model/page-result.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { SiteFiles } from '../../check/files/site-files.ts';
import { fingerprints } from './fingerprint.ts';

/** Remembers pages, with what they say, as long as a process runs: for the development server. */
export class MemoryCache implements CheckCache {
  readonly #site: SiteFiles;
  readonly #pages = new Map<string, { fingerprint: string; result: PageResult }>();

  constructor(site: SiteFiles) {
    this.#site = site;
  }

  open(files: readonly string[]): ReturnType<CheckCache['open']> {
    const { folder, unsaved } = this.#site;
    const seen = fingerprints(folder, files);
    // What is not on the disk has no fingerprint there.
    for (const file of files)
      if (unsaved?.has(file)) seen.set(file, digestOf(unsaved.get(file) ?? ''));
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
