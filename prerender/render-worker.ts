import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from '../renderer/entry-server.tsx';
import type { CheckedPage } from '../schema/check-page.ts';
import { renderDocument, type DocumentParts } from './document.ts';
import { pageData, type PageContext } from './page-data.ts';

/** What a worker is started with; the rest comes page by page. */
export interface WorkerInput {
  parts: DocumentParts;
  context: PageContext;
  dist: string;
}

const { parts, context, dist }: WorkerInput = workerData;

/** Writes a page's HTML and, beside it, the data it was made from. */
async function writePage(page: CheckedPage): Promise<void> {
  const data = pageData(page, context);
  const html = renderDocument(parts, renderPage(parts.site, data), data.head, data);
  const folder = join(dist, data.route);
  await mkdir(dirname(join(folder, 'index.html')), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'index.html'), html),
    writeFile(join(folder, 'page.json'), JSON.stringify(data)),
  ]);
}

parentPort?.on('message', (page: CheckedPage) => {
  writePage(page).then(
    () => parentPort?.postMessage({ route: page.route }),
    (error: unknown) =>
      parentPort?.postMessage({
        route: page.route,
        failure: error instanceof Error ? error.stack : String(error),
      }),
  );
});
