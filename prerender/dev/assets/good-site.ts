import type { SiteFiles } from '../../../check/files/site-files.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { SiteContent } from '../../render/page-context.ts';
import { drawableSite } from './drawable-site.ts';
import { GoodForms } from './good-forms.ts';
import { GoodIcons } from './good-icons.ts';

/** What a site says while it is being written: of site.yaml, a form or an icon with errors what it was when it was last right. */
export class GoodSite {
  readonly #forms = new GoodForms();
  readonly #icons = new GoodIcons();
  readonly #files: SiteFiles;
  /** What was found to be drawable the last time that the site was opened with errors. */
  #found: { of: OpenedSite; drawable: ReturnType<typeof drawableSite> } | undefined;
  #site: Site | undefined;
  #localSites: OpenedSite['localSites'] = new Map();

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /**
   * Takes what the check says about a site now.
   * @returns what is right of it, still without its pages; undefined as long as site.yaml never was
   */
  update(opened: OpenedSite): SiteContent | undefined {
    const { forms, ledger, context } = opened;
    const { site, localSites } = opened.site ? opened : (this.#drawable(opened) ?? opened);
    if (site) [this.#site, this.#localSites] = [site, localSites];
    if (!this.#site) return undefined;
    const { icons, ownIcons, languages, schemas, globalAnchors: names, today } = context;
    return {
      sites: [this.#site, ...this.#localSites.values()],
      languages,
      forms: this.#forms.update(forms, names),
      ownIcons: this.#icons.update(ownIcons, icons),
      schemas,
      today,
      ledger,
      pages: [],
      entries: {},
      // Pages that a build leaves out are shown, each with a mark that says so.
      drafts: false,
      hidden: new Set(),
    };
  }

  #drawable(opened: OpenedSite): ReturnType<typeof drawableSite> {
    if (this.#found?.of !== opened)
      this.#found = { of: opened, drawable: drawableSite(this.#files, this.#site) };
    return this.#found.drawable;
  }
}
