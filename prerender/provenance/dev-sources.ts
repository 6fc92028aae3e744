import type { ViteDevServer } from 'vite';
import type { TextSources } from '../../renderer/dev/source/text-sources.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { DevSite } from '../dev/site.ts';
import { isServerEntry } from '../render/server-entry.ts';
import { type TracedText, traceTexts } from './trace-texts.ts';

/** Where what a page shows was written, found out by drawing it as it is now. */
export class DevSources {
  readonly #site: Pick<DevSite, 'data' | 'page' | 'sources'>;
  readonly #server: Pick<ViteDevServer, 'ssrLoadModule'>;

  /** @param server draws pages as the build does */
  constructor(
    site: Pick<DevSite, 'data' | 'page' | 'sources'>,
    server: Pick<ViteDevServer, 'ssrLoadModule'>,
  ) {
    this.#site = site;
    this.#server = server;
  }

  /** Undefined where there is no page. */
  of(route: string): Promise<TextSources | undefined> {
    return this.#site.sources(route, (schemas) => this.#trace(route, schemas));
  }

  async #trace(route: string, schemas: Schemas): Promise<TracedText[]> {
    const [site, data] = [await this.#site.data(route), await this.#site.page(route)];
    const renderer: unknown = await this.#server.ssrLoadModule('/renderer/entry-server.tsx');
    if (!isServerEntry(renderer)) throw new Error('The renderer does not render pages.');
    return (site && data && traceTexts(renderer, { site, data }, schemas)) ?? [];
  }
}
