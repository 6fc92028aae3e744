import { languageOf } from '../../../check/model/plan.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import type { Palette } from '../../../theme/palette.ts';
import { cachedFile } from '../../cache/cached-file.ts';
import { fileAt } from '../../output/media-urls.ts';
import type { SiteFolders } from '../../paths.ts';
import { shareImageOf } from '../../pictures/pictures.ts';
import { inLanguage, type PageAssets, type SiteContent } from '../../render/page-context.ts';
import { cardLook } from '../../share-cards/card-look.ts';
import { drawCard } from '../../share-cards/card-picture.ts';
import { cardUrl } from '../../share-cards/card-url.ts';

type Images = Pick<PageAssets, 'images' | 'cards'>;

const NONE: Images = { images: {}, cards: {} };

/**
 * Pictures for shared links while a site is being written: pages tell the addresses that a build gives them, and each is
 * made once somebody asks for it, because no page shows one.
 */
export class ShareImages {
  readonly #folders: SiteFolders;
  readonly #makers = new Map<string, () => Promise<Buffer>>();

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /**
   * What a page has to know of its own.
   * @returns nothing for what cannot be made: that a picture or font cannot be read, the check says
   */
  async of(
    { route, page }: { route: string; page: Page },
    { sites, languages }: SiteContent,
    { media, palette }: { media: ReadonlySet<string>; palette: Palette },
  ): Promise<Images> {
    const language = languageOf(languages, route);
    const local = inLanguage(sites, language, (one) => one.language);
    // The fallback of a page that is not translated is in the main language as a whole.
    const site = route in languages.fallbacks ? sites[0] : local;
    const name = page.shareImage ?? local.shareImage;
    try {
      if (name === 'drawn') {
        const { key, look } = await cardLook(site, palette, this.#folders);
        this.#makers.set(cardUrl(key, page.title), async () => drawCard(page.title, await look()));
        return { ...NONE, cards: { [site.language]: key } };
      }
      if (!media.has(name)) return NONE;
      const { url, make } = await shareImageOf(name, this.#folders, palette);
      this.#makers.set(url, make);
      return { ...NONE, images: { [name]: url } };
    } catch {
      return NONE;
    }
  }

  /** The picture at an address that a page has told; undefined for any other. */
  async file(url: string): Promise<Buffer | undefined> {
    const make = this.#makers.get(url);
    return make && cachedFile(this.#folders.cache, fileAt(url), make);
  }
}
