import { join } from 'node:path';
import { checkPage, type PageResult } from '../../check/check-page.ts';
import { collectAnchors } from '../../check/anchors.ts';
import type { OpenedSite } from '../../check/open-site.ts';
import { indexAnchors } from '../../check/anchor-index.ts';
import { routeOf } from '../../check/files/routes.ts';
import { stampOf } from '../cache/stamp.ts';

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
      const anchors = indexAnchors(opened.context);
      opened.context = { ...opened.context, anchors };
    }
    const result = checkPage(opened.context, file);
    const slugs = result.checked
      ? collectAnchors(result.checked.page)
      : opened.context.anchors(routeOf(file));
    const places = [...slugs].filter((slug) => !opened.context.globalAnchors.has(slug)).join(' ');
    // Links to places that came or went are judged anew.
    if (known && known.places !== places) {
      this.#checked.clear();
      this.age += 1;
    }
    this.#checked.set(file, { result, stamp, places });
    return result;
  }
}
