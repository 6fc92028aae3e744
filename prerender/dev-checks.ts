import { join } from 'node:path';
import { checkPage, type PageResult } from '../schema/check-page.ts';
import { collectFragments } from '../schema/fragments.ts';
import type { OpenedSite } from '../schema/open-site.ts';
import { rememberFragments } from '../schema/remember-fragments.ts';
import { routeOf } from '../schema/routes.ts';
import { stampOf } from './stamp.ts';

interface Checked {
  result: PageResult;
  /** Of the file when it was checked. */
  stamp: string;
  /** The slugs of the page, as one text. */
  places: string;
}

/** What the check says of the pages of an opened site, each checked once and again when its file has changed. */
export class DevChecks {
  readonly opened: OpenedSite;
  readonly #checked = new Map<string, Checked>();
  /** Counts how often all that was known became doubtful. */
  age = 0;

  constructor(opened: OpenedSite) {
    this.opened = opened;
  }

  check(file: string): PageResult {
    const { opened } = this;
    const stamp = stampOf(join(opened.context.folder, file));
    const known = this.#checked.get(file);
    if (known?.stamp === stamp) return known.result;
    if (known) {
      const fragments = rememberFragments(opened.context);
      opened.context = { ...opened.context, fragments };
    }
    const result = checkPage(opened.context, file);
    const slugs = result.checked
      ? collectFragments(result.checked.page)
      : opened.context.fragments(routeOf(file));
    const places = [...slugs].filter((slug) => !opened.context.everywhere.has(slug)).join(' ');
    // Links to places that came or went are judged anew.
    if (known && known.places !== places) {
      this.#checked.clear();
      this.age += 1;
    }
    this.#checked.set(file, { result, stamp, places });
    return result;
  }
}
