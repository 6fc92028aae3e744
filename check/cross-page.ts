import { nameOfIcon } from './files/own-icons.ts';
import { isPicture } from './files/decoded-picture.ts';
import { allPictures, type PageIndex } from './model/page-index.ts';
import { type Diagnostic, diagnosticOfFile } from './diagnostics/diagnostic.ts';
import { findEntryWarnings } from './entries/entry-warnings.ts';
import { listedRoutes } from './entries/listed-routes.ts';
import type { HiddenPages } from './model/publication.ts';
import type { SiteContext } from './model/context.ts';

/**
 * What only shows when all pages are known: pictures nobody uses and pages nobody links to.
 *
 * @param uses by file; all pages, forms and site.yaml must be in it
 * @param hidden what visitors do not find at the moment, nor what is linked from there alone
 */
export function findSiteWarnings(
  context: SiteContext,
  uses: ReadonlyMap<string, PageIndex>,
  hidden: HiddenPages,
): Diagnostic[] {
  const visible = new Map([...uses].filter(([file]) => !hidden.files.has(file)));
  const ofEntries = findEntryWarnings(visible);
  // That a page is in no list is why nothing links to it.
  const strays = new Set(
    ofEntries.flatMap(({ id, file }) => (id === 'missing-entry' ? [file] : [])),
  );
  const unlinked = findUnlinkedPages(context, visible, hidden);
  return [
    ...findUnusedMedia(context, uses),
    ...unlinked.filter(({ file }) => !strays.has(file)),
    ...ofEntries,
  ];
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
  hidden: HiddenPages,
): Diagnostic[] {
  // The choice of language leads from a page to the same in another one.
  const offered = Object.values(context.languages.pages).flatMap((group) =>
    context.languages.main in group
      ? Object.values(group).filter((route) => route !== group[context.languages.main])
      : [],
  );
  const linked = new Set(['/', ...offered, ...listedRoutes(uses)]);
  for (const [file, { links }] of uses) {
    for (const link of links) {
      if (!linked.has(link) && context.routes.get(link) !== file) linked.add(link);
    }
  }
  return (
    [...context.routes]
      // The list of all pages is no file.
      .filter(([, file]) => uses.has(file))
      .filter(
        ([route]) =>
          !linked.has(route) &&
          !hidden.hidden.has(route) &&
          !(route in context.languages.fallbacks),
      )
      .map(([route, file]) =>
        diagnosticOfFile(file, {
          id: 'unlinked-page',
          message: `Nothing links to this page, so visitors do not find ${route}.`,
          suggestion: 'Link to it from a page, or add it to the navigation in site.yaml.',
        }),
      )
  );
}
