import { checkPage } from '../../check/check-page.ts';
import type { PageResult } from '../../check/page-result.ts';
import type { SiteContext } from '../../check/context.ts';
import { isPage } from '../../schema/is-page.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { PageOutput } from '../cache/records.ts';
import type { CopiesMade } from '../output/compressed-copies.ts';
import type { RenderJob } from './jobs.ts';
import { type RenderContext, renderPage } from '../render/render-page.ts';
import { loadServerEntry, type ServerEntry } from '../render/server-entry.ts';

/** What is done for one page after another, in this thread or in several. */
export class PageTasks {
  readonly #context: SiteContext;
  #renderer: { server: ServerEntry; context: RenderContext } | undefined;

  constructor(context: SiteContext) {
    this.#context = context;
  }

  /**
   * Checks a page.
   *
   * @param keepPage whether to give it as JSON, in which it takes a fifth of the room and can go to another thread
   */
  check(file: string, keepPage: boolean): { result: Omit<PageResult, 'page'>; json?: string } {
    const { page, ...result } = checkPage(this.#context, file);
    return page && keepPage ? { result, json: JSON.stringify(page) } : { result };
  }

  /** What all pages that follow are rendered with. */
  async prepare(context: RenderContext): Promise<void> {
    this.#renderer = { server: await loadServerEntry(context.serverEntry), context };
  }

  /** @throws naming the page, when it cannot be rendered or has changed since it was checked */
  async render(job: RenderJob, copies: CopiesMade): Promise<PageOutput> {
    if (!this.#renderer) throw new Error('Nobody has said what pages are rendered with.');
    const { server, context } = this.#renderer;
    const { schemas } = this.#context;
    const page = { file: job.file, page: this.#pageOf(job) };
    return {
      digest: job.digest,
      ...(await renderPage(page, context, { server, schemas, copies })),
    };
  }

  #pageOf({ file, source = file, digest, json }: RenderJob): Page {
    if (json !== undefined) {
      const page: unknown = JSON.parse(json);
      if (isPage(this.#context.schemas, page)) return page;
    } else {
      const result = checkPage(this.#context, source);
      if (result.page && result.digest === digest) return result.page;
    }
    throw new Error(`${file} has changed since it was checked. Run the command again.`);
  }
}
