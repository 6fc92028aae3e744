import { setImmediate } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { TextSources } from '../../renderer/dev/source/text-sources.ts';
import { loadRenderer } from './load-renderer.ts';
import type { DevSite } from './site.ts';
import { type EngineBundle, readEngineBundle } from '../bundle/engine-bundle.ts';
import { hashEngine } from '../engine/engine-hash.mjs';
import { loadServerEntry, type ServerEntry } from '../render/server-entry.ts';
import { FoundBefore } from '../provenance/place-empty.ts';
import { traceTexts } from '../provenance/trace-texts.ts';

/** Where what a page shows was written, found out by drawing it as it is now. */
export class DevSources {
  readonly #site: Pick<DevSite, 'ownBlockFiles' | 'sources'>;
  readonly #server: Pick<ViteDevServer, 'ssrLoadModule'>;
  readonly #readBundle: () => Pick<EngineBundle, 'serverEntry'> | undefined;
  readonly #before = new FoundBefore();
  #isBundleRight = true;

  /**
   * @param server draws pages as the build does
   * @param readBundle gives that of the engine, if it has been made
   */
  constructor(
    site: Pick<DevSite, 'ownBlockFiles' | 'sources'>,
    server: Pick<ViteDevServer, 'ssrLoadModule'>,
    readBundle: () => Pick<EngineBundle, 'serverEntry'> | undefined = () =>
      readEngineBundle(hashEngine()),
  ) {
    this.#site = site;
    this.#server = server;
    this.#readBundle = readBundle;
  }

  /** To be told that a component has changed, so that what was bundled draws pages otherwise. */
  forgetBundle(): void {
    this.#isBundleRight = false;
  }

  /** Undefined where there is no page. */
  async of(route: string): Promise<TextSources | undefined> {
    // What the page says now is asked for at the same moment, and waited for.
    await setImmediate();
    return this.#site.sources(route, async (page, schemas, origins) => {
      const traced = await traceTexts(await this.#renderer(), page, schemas, origins, this.#before);
      return traced ?? { texts: [], empty: [] };
    });
  }

  /**
   * That of the engine's bundle is there at once, and does not know blocks of the site; made of its modules, the first
   * time takes seconds.
   */
  async #renderer(): Promise<ServerEntry> {
    const isBundleRight = this.#isBundleRight && (await this.#site.ownBlockFiles()).length === 0;
    const bundle = isBundleRight ? this.#readBundle() : undefined;
    if (bundle) return loadServerEntry(bundle.serverEntry);
    return loadRenderer(this.#server);
  }
}
