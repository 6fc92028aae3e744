import type { OpenedSite } from '../../../check/model/context.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { SiteContent } from '../../render/page-context.ts';
import { GoodForms } from './good-forms.ts';
import { GoodIcons } from './good-icons.ts';

/** What a site says while it is being written: of site.yaml, a form or an icon with errors what it was when it was last right. */
export class GoodSite {
  readonly #forms = new GoodForms();
  readonly #icons = new GoodIcons();
  #site: Site | undefined;

  /**
   * Takes what the check says of a site now.
   * @returns what is right of it, still without its pages; undefined as long as site.yaml never was
   */
  update({ site, localSites, forms, ledger, context }: OpenedSite): SiteContent | undefined {
    this.#site = site ?? this.#site;
    if (!this.#site) return undefined;
    const { icons, ownIcons, languages, schemas, globalAnchors: names, today } = context;
    return {
      sites: [this.#site, ...localSites.values()],
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
}
