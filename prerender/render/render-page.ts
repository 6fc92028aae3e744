import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routeOf } from '../../check/files/routes.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { PageOutput } from '../cache/records.ts';
import { documentStyle } from './document-style.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { pageData, type PageContext } from './page-data.ts';

/** What pages are rendered with, as plain data that can be handed to another thread. */
export interface RenderContext {
  /** The module that renders. */
  serverEntry: string;
  parts: DocumentParts;
  context: PageContext;
  dist: string;
}

/** The renderer's entry for the server. */
export type ServerEntry = typeof import('../../renderer/entry-server.tsx');

/** Loads the module that renders from the bundle of the engine. */
export async function loadServerEntry({ serverEntry }: RenderContext): Promise<ServerEntry> {
  return import(/* @vite-ignore */ pathToFileURL(serverEntry).href);
}

/**
 * Writes a page's HTML and, beside it, the data it was made from.
 * @throws naming the page, when a component fails on it
 */
export function renderPage(
  { file, page }: { file: string; page: Page },
  { parts, context, dist }: RenderContext,
  { server, schemas }: { server: ServerEntry; schemas: Schemas },
): Omit<PageOutput, 'digest'> {
  const data = pageData({ route: routeOf(file), page }, context, schemas);
  const html = renderDocument(parts, renderBody(), data.head, data);
  const folder = join(dist, data.route);
  mkdirSync(folder, { recursive: true });
  return {
    sizes: [
      write(join(folder, 'index.html'), html),
      write(join(folder, 'page.json'), JSON.stringify(data)),
    ],
    style: documentStyle(parts.bundle, data).source,
  };

  function renderBody(): string {
    try {
      return server.renderPage(parts.site, data);
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error);
      throw new Error(`The page ${data.route} could not be rendered. ${reason}`, { cause: error });
    }
  }
}

/** A write of its own thread costs a fifth of one that goes through the pool of Node. */
function write(path: string, text: string): number {
  const bytes = Buffer.from(text);
  writeFileSync(path, bytes);
  return bytes.length;
}
