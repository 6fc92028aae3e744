import type { CheckCache, PageResult } from '../../check/model/page-result.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { SiteFiles } from '../../check/files/site-files.ts';
import { fingerprints, unchanged } from './fingerprint.ts';

/** Remembers pages, with what they say, as long as a process runs: for the development server. */
export class MemoryCache implements CheckCache {
  readonly #pages = new Map<string, { fingerprint: string; result: PageResult }>();
  /** How often the process was told that a file has changed. */
  readonly #changes = new Map<string, number>();

  /**
   * To be told that a text has changed, also one that is not on the disk: a check on its way may have begun with what it
   * said before, or will say again.
   */
  forget(file: string): void {
    this.#changes.set(file, (this.#changes.get(file) ?? 0) + 1);
  }

  open(files: readonly string[], { folder, unsaved }: SiteFiles): ReturnType<CheckCache['open']> {
    const seen = fingerprints(folder, files);
    // What is not on the disk has no fingerprint there.
    for (const file of files)
      if (unsaved?.has(file)) seen.set(file, digestOf(unsaved.get(file) ?? ''));
    for (const [file, changes] of this.#changes) {
      const fingerprint = seen.get(file);
      if (fingerprint) seen.set(file, `${fingerprint} ${changes}`);
    }
    const same = unchanged(seen, (file) => this.#pages.get(file));
    const known = new Map(same.map(([file, { result }]) => [file, result]));
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
