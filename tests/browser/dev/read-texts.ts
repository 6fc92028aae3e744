import type { Page } from '@playwright/test';
import type { Place } from '../../../renderer/dev/source/text-sources.ts';

/** A text of the page, and the source that is reported for it. */
export interface ShownText {
  text: string;
  shown: { kind?: string; words: string; place?: Place; reason?: string }[];
}

/**
 * Reads all texts of a page of the development server, as the page is now.
 * @param part what of it is meant
 */
export function readTexts(tab: Page, part = '#root'): Promise<ShownText[]> {
  return tab.evaluate(async (within) => {
    const { origin, pathname } = location;
    // Modules of the server, which no compiler sees here.
    const load = (
      name: string,
    ): Promise<
      typeof import('../../../renderer/dev/source/living-page.ts') &
        typeof import('../../../renderer/dev/source/text-sources.ts')
    > => import(/* @vite-ignore */ `${origin}/renderer/dev/source/${name}.ts`);
    const { LivingPage } = await load('living-page');
    const { isTextSources } = await load('text-sources');
    const answer = await fetch(`/dev/sources.json?route=${encodeURIComponent(pathname)}`);
    const sources: unknown = answer.ok ? await answer.json() : await answer.text();
    const root = document.querySelector('#root');
    if (!root || !isTextSources(sources))
      throw new Error(`${pathname}: ${answer.status} ${String(sources)}`);
    const living = new LivingPage(root, sources);
    const found: ShownText[] = [];
    const start = document.querySelector(within) ?? root;
    const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!(text instanceof Text) || text.data.trim() === '') continue;
      found.push({
        text: text.data,
        shown: living.sourcesOfText(text).map((source) => ({
          words: source.text.slice(...(source.range ?? [0, 0])),
          ...('place' in source
            ? { kind: source.kind, place: source.place }
            : { reason: source.reason }),
        })),
      });
    }
    return found;
  }, part);
}
