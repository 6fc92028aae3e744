import { nameOfIcon } from './files/own-icons.ts';
import { isPicture } from './files/decoded-picture.ts';
import { allPictures, type PageIndex } from './page-index.ts';
import { type Diagnostic, diagnosticOfFile } from './diagnostics/diagnostic.ts';
import type { SiteContext } from './context.ts';

/**
 * What only shows when all pages are known: pictures nobody uses and pages nobody links to.
 *
 * @param uses by file; all pages, forms and site.yaml must be in it
 */
export function findSiteWarnings(
  context: SiteContext,
  uses: ReadonlyMap<string, PageIndex>,
): Diagnostic[] {
  return [...findUnusedMedia(context, uses), ...findUnlinkedPages(context, uses)];
}

function findUnusedMedia(context: SiteContext, uses: ReadonlyMap<string, PageIndex>): Diagnostic[] {
  const used = new Set<string>();
  for (const index of uses.values()) {
    for (const path of allPictures(index)) used.add(path.normalize());
  }
  return [...context.media]
    .filter((path) => isPicture.test(path) && !nameOfIcon(path) && !used.has(path.normalize()))
    .map((path) =>
      diagnosticOfFile(`media/${path}`, {
        id: 'unused-media',
        message: 'No page shows this picture.',
        suggestion: 'Delete it if it is not needed.',
      }),
    );
}

function findUnlinkedPages(
  context: SiteContext,
  uses: ReadonlyMap<string, PageIndex>,
): Diagnostic[] {
  // The choice of language leads from a page to the same in another one.
  const offered = Object.values(context.languages.pages).flatMap((group) =>
    context.languages.main in group
      ? Object.values(group).filter((route) => route !== group[context.languages.main])
      : [],
  );
  const linked = new Set(['/', ...offered]);
  for (const [file, { links }] of uses) {
    for (const link of links) {
      if (!linked.has(link) && context.routes.get(link) !== file) linked.add(link);
    }
  }
  return (
    [...context.routes]
      // The list of all pages is no file.
      .filter(([, file]) => uses.has(file))
      .filter(([route]) => !linked.has(route) && !(route in context.languages.fallbacks))
      .map(([route, file]) =>
        diagnosticOfFile(file, {
          id: 'unlinked-page',
          message: `Nothing links to this page, so visitors do not find ${route}.`,
          suggestion: 'Link to it from a page, or add it to the navigation in site.yaml.',
        }),
      )
  );
}
