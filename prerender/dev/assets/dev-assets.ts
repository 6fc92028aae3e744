import type { OpenedSite } from '../../../check/model/context.ts';
import { collectTexts, hrefsOf, type Text } from '../../../check/collect-texts.ts';
import type { OwnIcon } from '../../../check/files/own-icon.ts';
import { type LanguagePlan, languageOf } from '../../../check/model/plan.ts';
import type { SiteData } from '../../../renderer/data/types.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { SiteFolders } from '../../paths.ts';
import { type AssetRefs, collectAssets } from '../../pictures/collect-assets.ts';
import { siteIcons, writeIcons } from '../../pictures/icons.ts';
import { directionOf } from '../../../schema/texts/direction.ts';
import { downloadNotes, pickNotes } from '../../render/data/download-notes.ts';
import { type FormDefinitions, formDefinitions, formHeads } from '../../render/data/forms.ts';
import { siteData } from '../../render/data/site-data.ts';
import type { Palette } from '../../../theme/palette.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';
import { GoodForms } from './good-forms.ts';
import { GoodIcons } from './good-icons.ts';
import { DevPictures } from './pictures.ts';
import { makeDevTheme, NO_SITE } from './theme.ts';

/** The last good site.yaml in one language, and forms and icons, and what they say and name. */
export interface SiteAssets {
  opened: OpenedSite;
  site: Site;
  /** By language. */
  forms: Record<string, FormDefinitions>;
  /** Of site.yaml. */
  texts: readonly Text[];
  languages: LanguagePlan;
  refs: AssetRefs;
  ownIcons: ReadonlyMap<string, OwnIcon>;
}

/**
 * What all pages share while a site is being written. While site.yaml, a form, an icon or a picture has errors, it is
 * what it was when it was last right.
 */
export class DevAssets {
  readonly pictures: DevPictures;
  readonly #folders: SiteFolders;
  readonly #forms = new GoodForms();
  readonly #icons = new GoodIcons();
  #site: Site | undefined;
  #theme: { key: string; made: Promise<SiteTheme> } | undefined;

  constructor(folders: SiteFolders) {
    this.#folders = folders;
    this.pictures = new DevPictures(folders);
  }

  /**
   * Takes what the check says of a site now.
   * @returns what is right of it in the language of a route; undefined as long as site.yaml never was
   */
  update(opened: OpenedSite, route: string): SiteAssets | undefined {
    this.#site = opened.site ?? this.#site;
    if (!this.#site) return undefined;
    const { icons, ownIcons, languages, schemas, globalAnchors: names } = opened.context;
    const goodIcons = this.#icons.update(ownIcons, icons);
    const goodForms = this.#forms.update(opened.forms, names);
    const forms = formDefinitions(goodForms, languages);
    const site = opened.localSites.get(languageOf(languages, route)) ?? this.#site;
    const texts = collectTexts(site, schemas.site.schema, []);
    const formTexts = goodForms.flatMap(({ form }) => collectTexts(form, schemas.form.schema, []));
    const refs = collectAssets([...texts, ...formTexts]);
    return { opened, site, forms, texts, languages, refs, ownIcons: goodIcons };
  }

  /**
   * What the browser gets of them.
   * @param palette that drawings take their colours from
   */
  async data(assets: SiteAssets, palette: Palette): Promise<SiteData> {
    const { opened, site, refs, texts, languages, forms, ownIcons } = assets;
    const icons = siteIcons(refs, directionOf(site.language));
    return siteData(site, {
      languages,
      today: opened.context.today,
      drafts: false,
      pictures: await this.pictures.make(refs.pictures, palette),
      forms: formHeads(
        forms[site.language] ?? {},
        texts,
        ({ name }) => `/dev/forms/${site.language}/${name}.json`,
      ),
      icons: writeIcons(icons, ownIcons, this.#folders.dist),
      ...pickNotes(this.downloads(assets, texts), texts),
    });
  }

  /** The theme of the site; the neutral one as long as site.yaml has never been right. */
  async theme(assets: SiteAssets | undefined): Promise<SiteTheme> {
    const { theme, logo, language } = assets?.site ?? NO_SITE;
    const key = JSON.stringify([theme, logo, language]);
    if (this.#theme?.key !== key) {
      this.#theme = { key, made: makeDevTheme({ theme, logo, language }, this.#folders) };
    }
    return this.#theme.made;
  }

  /** What links to files of the site say of them, where some texts have such links. */
  downloads({ opened, site }: SiteAssets, texts: readonly Text[]): Record<string, string> {
    return downloadNotes([{ links: texts.flatMap(hrefsOf) }], opened.context.publicFiles, {
      folder: this.#folders.public,
      language: site.language,
    });
  }
}
