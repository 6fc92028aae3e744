import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { isInFolder, manualFolders } from '../../model/manual-folders.ts';
import type { CheckedPages } from '../../model/rule.ts';
import { listedRoutes } from '../../model/entries/listed-routes.ts';

/** Warns of pages that visitors do not find, because neither a link nor a list leads to them. */
export function findUnlinkedPages({
  languages,
  routes,
  hidden,
  visible,
  sites,
}: Pick<CheckedPages, 'languages' | 'routes' | 'hidden' | 'visible'> & {
  sites: readonly Pick<Site, 'language' | 'manuals'>[];
}): Diagnostic[] {
  // The choice of language leads from a page to the same in another one.
  const offered = Object.values(languages.pages).flatMap((group) =>
    languages.main in group
      ? Object.values(group).filter((route) => route !== group[languages.main])
      : [],
  );
  const linked = new Set(['/', ...offered, ...listedRoutes(visible)]);
  for (const [file, { links }] of visible) {
    for (const link of links) {
      if (!linked.has(link) && routes.get(link) !== file) linked.add(link);
    }
  }
  const inManuals = sites.flatMap((site) => manualFolders(site, languages));
  return (
    [...routes]
      // The list of all pages is not a file.
      .filter(([, file]) => visible.has(file))
      .filter(
        ([route]) =>
          !linked.has(route) &&
          !isInFolder(route, inManuals) &&
          !hidden.hidden.has(route) &&
          !(route in languages.fallbacks),
      )
      .map(([route, file]) =>
        diagnosticOfFile(file, {
          id: 'unlinked-page',
          message: `No page links here, so visitors cannot find ${route}.`,
          suggestion: 'Link to it from a page, or add it to the navigation in site.yaml.',
        }),
      )
  );
}
