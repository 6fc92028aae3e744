import { join } from 'node:path';
import type { CheckCache } from '../../check/check-site.ts';
import type { PageResult } from '../../check/check-page.ts';
import { fingerprint } from './fingerprint.ts';

/** Remembers pages, with what they say, as long as a process runs: for the development server. */
export class MemoryCache implements CheckCache {
  readonly #folder: string;
  readonly #pages = new Map<string, { fingerprint: string; result: PageResult }>();
  readonly #fingerprints = new Map<string, string>();

  /** @param folder of the site */
  constructor(folder: string) {
    this.#folder = folder;
  }

  read(files: readonly string[]): Map<string, PageResult> {
    const now = Date.now();
    const known = new Map<string, PageResult>();
    for (const file of files) {
      const seen = fingerprint(join(this.#folder, file), now);
      this.#fingerprints.set(file, seen);
      const page = this.#pages.get(file);
      if (page && seen !== '' && page.fingerprint === seen) known.set(file, page.result);
    }
    return known;
  }

  write(results: readonly PageResult[]): void {
    for (const result of results) {
      const seen = this.#fingerprints.get(result.file) ?? '';
      if (result.page) this.#pages.set(result.file, { fingerprint: seen, result });
      else this.#pages.delete(result.file);
    }
  }
}
