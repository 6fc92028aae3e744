import type { ViteDevServer } from 'vite';
import { FEATURES } from '../features.ts';
import { loadRenderer } from './load-renderer.ts';
import type { DevSite } from './site.ts';

/** Files that features make of a site, as a build would write them of what is on disk now. */
export class DevFiles {
  readonly #site: Pick<DevSite, 'content' | 'data' | 'page' | 'pagesOf' | 'routes'>;
  readonly #server: Pick<ViteDevServer, 'ssrLoadModule'>;

  /** @param server draws pages as the build does */
  constructor(
    site: Pick<DevSite, 'content' | 'data' | 'page' | 'pagesOf' | 'routes'>,
    server: Pick<ViteDevServer, 'ssrLoadModule'>,
  ) {
    this.#site = site;
    this.#server = server;
  }

  /**
   * The file at an address; undefined if no feature makes one there.
   * @throws FeatureFailure if a feature of the site's own fails
   */
  async at(pathname: string): Promise<string | Uint8Array | undefined> {
    const { opened, content } = await this.#site.content();
    if (!opened || !content) return undefined;
    const site = {
      opened,
      content,
      routes: () => this.#site.routes(),
      pagesOf: this.#site.pagesOf(opened),
      data: (route: string) => this.#site.data(route),
      page: (route: string) => this.#site.page(route),
      renderer: () => loadRenderer(this.#server),
    };
    for (const { fileAt } of FEATURES) {
      const file = await fileAt?.(pathname, site);
      if (file !== undefined) return file;
    }
    return undefined;
  }
}
