import { renderDocument } from '../../render/document.ts';
import type { RenderContext } from '../../render/stage-page.ts';
import { loadServerEntry } from '../../render/server-entry.ts';

/** What is shown for an address without a page, in each language below its own folder: files with their content. */
export async function notFoundDocuments(context: RenderContext): Promise<Map<string, string>> {
  const { renderNotFound, renderAnnouncement } = await loadServerEntry(context.serverEntry);
  return new Map(
    context.documents.map((parts) => {
      const { home, site } = parts.site;
      const { notFound, name } = site;
      const head = { title: `${notFound.title} | ${name}`, description: notFound.text };
      const file = `${home === '/' ? '' : home}/404.html`.slice(1);
      const html = renderNotFound(parts.site);
      const announcement = renderAnnouncement(parts.site);
      return [file, renderDocument(parts, html, head, undefined, { announcement })];
    }),
  );
}
