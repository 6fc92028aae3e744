import { checkPage, type PageResult } from '../schema/check-page.ts';
import { collectFragments } from '../schema/fragments.ts';
import type { OpenedSite } from '../schema/open-site.ts';
import { rememberFragments } from '../schema/remember-fragments.ts';
import { routeOf } from '../schema/routes.ts';

/** What the check says of the pages of an opened site, each checked once and again when it has changed. */
export class DevChecks {
  readonly opened: OpenedSite;
  readonly #results = new Map<string, PageResult>();

  constructor(opened: OpenedSite) {
    this.opened = opened;
  }

  check(file: string): PageResult {
    const result = this.#results.get(file) ?? checkPage(this.opened.context, file);
    this.#results.set(file, result);
    return result;
  }

  /** To be told that a page has changed. If it offers other places than before, links to them are judged anew. */
  forget(file: string): void {
    const { opened } = this;
    const before = this.#results.get(file);
    opened.context = { ...opened.context, fragments: rememberFragments(opened.context) };
    this.#results.delete(file);
    if (this.#placesOf(file, before) !== this.#placesOf(file, this.check(file))) {
      this.#results.clear();
    }
  }

  /** As one text, to compare. A page with errors is read for its slugs alone. */
  #placesOf(file: string, result: PageResult | undefined): string {
    const slugs = result?.checked
      ? collectFragments(result.checked.page)
      : this.opened.context.fragments(routeOf(file));
    return [...slugs].filter((slug) => !this.opened.context.everywhere.has(slug)).join(' ');
  }
}
