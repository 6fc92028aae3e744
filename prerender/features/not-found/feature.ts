import type { BuildFeature } from '../../pipeline/feature.ts';
import { renderDocument } from '../../render/document.ts';
import { loadServerEntry } from '../../render/server-entry.ts';
import type { RenderContext } from '../../render/stage-page.ts';

/** What hosts show for an address without a page. */
export const notFound: BuildFeature = {
  name: 'not-found',
  emit: async ({ context, dist }) => {
    for (const [file, document] of await notFoundDocuments(context)) dist.write(file, document);
  },
};

/** What is shown for an address without a page, in each language below its own folder: files with their content. */
export async function notFoundDocuments(context: RenderContext): Promise<Map<string, string>> {
  const { renderNotFound, renderAnnouncement } = await loadServerEntry(context.serverEntry);
  return new Map(
    context.documents.map((parts) => {
      const { home, site } = parts.site;
      const { notFound: words, name } = site;
      const head = { title: `${words.title} | ${name}`, description: words.text };
      const file = `${home === '/' ? '' : home}/404.html`.slice(1);
      const html = renderNotFound(parts.site);
      const announcement = renderAnnouncement(parts.site);
      return [file, renderDocument(parts, html, head, undefined, { announcement })];
    }),
  );
}
