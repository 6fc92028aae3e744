import type { FeatureFile } from '../../schema/own-features/feature.ts';
import { featureFiles } from '../features/own-features/emit-files.ts';
import { calendarAt } from './pages/calendar-at.ts';
import { feedAt } from './pages/feed-at.ts';
import type { DevSite } from './site.ts';

/** Files that features make of all pages of a site, as the build would write them of what is on disk now. */
export class DevFiles {
  readonly #site: Pick<DevSite, 'content' | 'pagesOf'>;

  constructor(site: Pick<DevSite, 'content' | 'pagesOf'>) {
    this.#site = site;
  }

  /** A feed of entries; undefined if there is none. */
  async feed(pathname: string): Promise<string | undefined> {
    const { opened, content } = await this.#site.content();
    return opened && content && feedAt(pathname, content, this.#site.pagesOf(opened));
  }

  /** A calendar of events; undefined if there is none. */
  async calendar(pathname: string): Promise<string | undefined> {
    const { opened, content } = await this.#site.content();
    return opened && content && calendarAt(pathname, content, this.#site.pagesOf(opened));
  }

  /**
   * A file that a feature of the site's own makes; undefined if there is none.
   * @throws FeatureFailure if one fails
   */
  async ofFeatures(pathname: string): Promise<FeatureFile['content'] | undefined> {
    const { opened, content } = await this.#site.content();
    if (!opened || !content) return undefined;
    const { features, languages } = opened.context;
    if (!features.some(({ feature }) => feature.emit)) return undefined;
    const pages = await this.#site.pagesOf(opened)(() => true);
    const files = await featureFiles(features, { site: content.sites[0], pages, languages });
    return files.find(({ path }) => `/${path}` === pathname)?.content;
  }
}
