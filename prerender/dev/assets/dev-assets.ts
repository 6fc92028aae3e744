import {
  collectPageTexts,
  collectTexts,
  hrefsOf,
  type Text,
} from '../../../check/collect-texts.ts';
import type { SiteFacts } from '../../../check/model/context.ts';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import { pageLists } from '../../entries/page-lists.ts';
import { picturesOfCards, relatedCards, relatedOf } from '../../entries/related-cards.ts';
import { picturesOf } from '../../entries/show-lists.ts';
import type { SiteFolders } from '../../paths.ts';
import { collectAssets } from '../../pictures/collect-assets.ts';
import { linkNotes } from '../../render/data/link-notes.ts';
import { fallbackPages } from '../../render/fallback-pages.ts';
import type { PageAssets, SiteContent } from '../../render/page-context.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';
import { blockModules } from '../mark-blocks.ts';
import { DevPictures } from './pictures.ts';
import { ShareImages } from './share-images.ts';
import { makeDevTheme, NO_SITE } from './theme.ts';

/** What pages show besides their texts while a site is being written: what the page shows that is to be drawn. */
export class DevAssets {
  readonly pictures: DevPictures;
  readonly shareImages: ShareImages;
  readonly #folders: SiteFolders;
  #css = '';
  #theme: { key: string; made: Promise<SiteTheme> } | undefined;

  constructor(folders: SiteFolders) {
    this.#folders = folders;
    this.pictures = new DevPictures(folders);
    this.shareImages = new ShareImages(folders);
  }

  /** @param drawn the page, at the address at which it is shown; only what all pages show without one */
  async of(
    content: SiteContent,
    { publicFiles, media }: Pick<SiteFacts, 'publicFiles' | 'media'>,
    drawn?: { route: string; page: Page },
  ): Promise<PageAssets> {
    const { languages, pages, sites } = content;
    const texts = [
      ...siteTexts(content),
      ...(drawn ? collectPageTexts(content.schemas, drawn.page) : []),
    ];
    const shown = drawn ? pageLists(drawn, content).shown : [];
    const related = drawn && relatedOf(drawn.page, relatedCards(pages));
    const { palette } = await this.theme(sites);
    const names = new Set([
      ...collectAssets(texts).pictures,
      ...picturesOf(shown),
      ...picturesOfCards(related),
    ]);
    const links = texts.flatMap(hrefsOf).map((href) => href.replace(/#.*/, ''));
    return {
      pictures: await this.pictures.make([...names], palette),
      ...(drawn
        ? await this.shareImages.of(drawn, content, { media, palette })
        : { images: {}, cards: {} }),
      downloads: linkNotes(
        { indexes: [{ links }], pages: [...pages, ...fallbackPages(languages, pages)] },
        sites[0],
        { publicFiles, folder: this.#folders.public },
      ),
      blocks: blockModules(this.#folders.root),
      // The page has them all.
      options: {},
    };
  }

  /** To be told what theme.css says; while it has errors, nothing, and what it said last is shown. */
  useCss(css: string | undefined): void {
    this.#css = css ?? this.#css;
  }

  /** The theme of the site; the neutral one as long as site.yaml has never been right. */
  async theme([site, ...others]: readonly Site[]): Promise<SiteTheme> {
    const { theme, logo, language } = site ?? NO_SITE;
    const themed = {
      theme,
      logo,
      language,
      css: this.#css,
      others: others.map((other) => ({
        theme: { fonts: other.theme.fonts },
        language: other.language,
      })),
    };
    const key = JSON.stringify(themed);
    if (this.#theme?.key !== key) {
      this.#theme = { key, made: makeDevTheme(themed, this.#folders) };
    }
    return this.#theme.made;
  }
}

/** What a site says besides its pages. */
function siteTexts({ sites, forms, schemas }: SiteContent): Text[] {
  return [
    ...sites.flatMap((site) => collectTexts(site, schemas.site.schema, [])),
    ...forms.flatMap(({ form }) => collectTexts(form, schemas.form.schema, [])),
  ];
}
