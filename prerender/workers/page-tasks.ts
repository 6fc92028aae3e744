import { checkPage } from '../../check/check-page.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { SiteContext } from '../../check/model/context.ts';
import { isPage } from '../../schema/is-page.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { PageOutput, RenderJob } from '../../schema/generated/data.d.ts';
import type { CopiesMade } from '../output/compressed-copies.ts';
import { type RenderContext, stagePage, type StageTools } from '../render/stage-page.ts';
import { stageTools } from './stage-tools.ts';

/** What is done for one page after another, in this thread or in several. */
export class PageTasks {
  readonly #context: SiteContext;
  /** As JSON, in which a page takes a fifth of the room, and as bytes, which are not copied when garbage is collected. */
  readonly #checked: Map<string, Buffer> | undefined;
  #renderer: { tools: StageTools; context: RenderContext } | undefined;

  /** @param keepsPages whether pages that are checked are kept until they are rendered */
  constructor(context: SiteContext, keepsPages: boolean) {
    this.#context = context;
    this.#checked = keepsPages ? new Map() : undefined;
  }

  check(file: string): Omit<PageResult, 'page'> {
    const { page, ...result } = checkPage(this.#context, file);
    if (page) this.#checked?.set(file, Buffer.from(JSON.stringify(page)));
    return result;
  }

  /** What all pages that follow are rendered with. */
  async prepare(context: RenderContext): Promise<void> {
    this.#renderer = { tools: await this.tools(context), context };
  }

  tools({ serverEntry }: RenderContext): Promise<StageTools> {
    return stageTools(serverEntry, this.#context);
  }

  /** @throws naming the page, when it cannot be rendered or has changed since it was checked */
  async render(job: RenderJob, copies: CopiesMade): Promise<PageOutput> {
    if (!this.#renderer) throw new Error('render() was called before prepare().');
    const { tools, context } = this.#renderer;
    const page = { file: job.file, page: this.#pageOf(job) };
    return {
      digest: job.digest,
      ...(await stagePage(page, context, { ...tools, copies })),
    };
  }

  /** As it was checked here; one that was not is read and checked now. */
  #pageOf({ file, source = file, digest }: RenderJob): Page {
    const kept = this.#checked?.get(source);
    if (kept !== undefined) {
      // The original may yet replace a translation.
      if (source === file) this.#checked?.delete(file);
      const page: unknown = JSON.parse(kept.toString());
      if (isPage(this.#context.schemas, page)) return page;
    }
    const result = checkPage(this.#context, source);
    if (result.page && result.digest === digest) return result.page;
    throw new Error(`${file} has changed since it was checked. Run the command again.`);
  }
}
