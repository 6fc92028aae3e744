import type { SiteFiles } from '../files/site-files.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { FoundOnPage } from '../../schema/generated/data.d.ts';

/** What the check says about one page. */
export interface PageResult extends FoundOnPage {
  /** With references resolved and defaults filled in; only if none of the problems is an error. */
  page?: Page;
}

/** Remembers pages without errors from one check to the next. */
export interface CheckCache {
  /** Starts a check of some files, which are read from `site`. */
  open(
    files: readonly string[],
    site: SiteFiles,
  ): {
    /** Those of them that have not changed since, by file; `page` may be missing. */
    known: ReadonlyMap<string, PageResult>;
    /** Takes what the check has found, also of pages with errors, which are not to be remembered. */
    write(results: readonly PageResult[]): void;
  };
}
