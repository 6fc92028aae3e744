import { join } from 'node:path';
import { FORMS_FILE } from '../schema/forms/forms-file.ts';
import { entriesByFolder } from '../check/model/entries-by-folder.ts';
import { routeOf } from '../check/model/route-of.ts';
import { feedFiles } from './entries/feeds.ts';
import { furtherListPages } from './render/further-pages.ts';
import { changeDays } from './entries/change-days.ts';
import { movedListPages } from './entries/moved-list-pages.ts';
import { SCHEDULE_FILE } from '../schema/schedule/schedule-file.ts';
import type { PublishedSite } from './publish/published-site.ts';
import { collectTexts } from '../check/collect-texts.ts';
import type { Ledger } from '../check/model/ledger.ts';
import type { SiteCache } from './cache/site-cache.ts';
import { OutputDir } from './output/output-dir.ts';
import { downloadNotes } from './render/data/download-notes.ts';
import { documentStyle } from './render/document-style.ts';
import { documentScript } from './render/document.ts';
import type { SiteFolders } from './paths.ts';
import type { EngineBundle } from './bundle/engine-bundle.ts';
import { bundleFolder, hashEngine } from './engine/engine-hash.mjs';
import { sourceHash } from './output/headers/content-security-policy.ts';
import { outdatedFiles, removeOutdated } from './output/outdated-files.ts';
import { pageOutputs } from './output/page-files.ts';
import { formDefinitions } from './render/data/forms.ts';
import { notFoundDocuments } from './render/not-found.ts';
import { redirectDocuments } from './output/redirects.ts';
import { fallbackPages } from './render/fallback-pages.ts';
import { refuseSecret } from './output/refuse-secret.ts';
import { renderChanged } from './render/render-changed.ts';
import { makeShareCards } from './share-cards/share-cards.ts';
import { sectionTitles } from './structured-data/breadcrumbs.ts';
import { renderContext } from './render/render-context.ts';
import { builtSources, SERVING_FILE, servingOf } from './output/serving.ts';
import { writeSearch } from './search/write-search.ts';
import { makeSitePictures } from './pictures/site-pictures.ts';
import { fileAt } from './output/media-urls.ts';
import { writeSiteIcons } from './theme/site-icons.ts';
import { engineTexts } from './render/engine-texts.ts';
import { takeOwnFont } from './theme/fonts/own-fonts.ts';
import { makeSiteTheme } from './theme/site-theme.ts';
import { indexedRoutes, NO_ROBOTS, robots, sitemap } from './render/sitemap.ts';
import { copiesOf, type OnProgress, type PageRunner } from './workers/page-runner.ts';

export interface BuildOptions {
  code: EngineBundle;
  runner: PageRunner;
  cache: SiteCache;
  onProgress: OnProgress;
  /** Whether the header is drawn once for all pages that have the same. */
  cachesHeader: boolean;
  /** The published addresses. */
  ledger: Ledger;
}

/**
 * Builds a checked site into `dist/`: pages, data, pictures, scripts, sitemap and the headers to send. What the
 * last build wrote and nothing has changed is left as it is.
 * @returns how many pages were rendered
 * @throws when something cannot be built; the message names the page or file
 */
export async function build(
  { opened, pages: ownPages, hidden, schedule }: PublishedSite,
  folders: SiteFolders,
  { code, runner, cache, onProgress, cachesHeader, ledger }: BuildOptions,
): Promise<number> {
  const { site, localSites, indexes, forms, context } = opened;
  if (!site) throw new Error('site.yaml has errors, so there is nothing to build.');
  for (const local of [site, ...localSites.values()]) refuseSecret(local);
  const { languages, today, drafts } = context;
  const entries = entriesByFolder(ownPages);
  const found = [...ownPages, ...furtherListPages(ownPages, entries)];
  const pages = [...found, ...fallbackPages(languages, ownPages)];
  // Without it Node would load the development build of React, ten times slower.
  process.env.NODE_ENV = 'production';
  const { folder, files } = code;
  const last = cache.startBuild();
  const dist = new OutputDir(folders);
  for (const file of files) dist.copy(join(folder, file), file);

  const all = [...indexes.values(), ...[...forms, ...pages].map((file) => file.index)];
  const named = all.filter((index) => index !== undefined);
  const { schemas, ownIcons, publicFiles } = context;
  const downloads = downloadNotes(named, publicFiles, {
    folder: folders.public,
    language: site.language,
  });
  const texts = [
    ...named.map(({ characters }) => characters),
    ...engineTexts([site, ...localSites.values()]),
    ...Object.values(downloads),
  ];
  takeOwnFont(bundleFolder(hashEngine()), folders.cache);
  const theme = await makeSiteTheme(site, texts, folders);
  for (const [url, content] of theme.files) dist.write(fileAt(url), content);
  const { palette } = theme;
  const made = await makeSitePictures(named, { last, dist, folders, palette });
  const faviconUrl = await writeSiteIcons(site, { dist, folders, palette });
  const cards = await makeShareCards([site, ...localSites.values()], pages, {
    folders,
    dist,
    palette,
    languages,
  });
  const input = renderContext(
    { site, localSites: localSites.values(), languages, today, drafts },
    {
      code,
      schemas,
      theme,
      faviconUrl,
      sections: sectionTitles(ownPages),
      cards,
      formTexts: forms.flatMap(({ form }) => collectTexts(form, schemas.form.schema, [])),
      forms: formDefinitions(forms, languages),
      ownIcons,
      ...made,
      downloads,
      hidden,
      dist,
      folders,
      cachesHeader,
      entries,
      changeDays: changeDays(ownPages, ledger),
    },
  );
  const { rendered, ...written } = await renderChanged(pages, input, {
    last,
    now: { ...made, downloads, hidden: [...hidden] },
    dist,
    ownBlocks: context.ownBlocks,
    render: (outdated) => runner.render(outdated, input, onProgress),
  });

  const search = await writeSearch(ownPages, input, {
    dist,
    cache: folders.cache,
    schemas,
    last,
    rendered,
    outputs: written.outputs,
  });
  const outputs = { ...written.outputs, ...search.outputs };

  for (const [file, document] of await notFoundDocuments(input)) dist.write(file, document);
  if (!drafts) {
    const listed = [
      ...indexedRoutes(found),
      ...Object.keys(search.outputs).map(routeOf),
    ].toSorted();
    dist.write('sitemap.xml', sitemap(site.url, listed, { plan: languages, ledger }));
  }
  for (const [file, feed] of feedFiles(site, entries, languages, ownPages))
    dist.write(file, feed, copiesOf(pages.length));
  dist.write('robots.txt', drafts ? NO_ROBOTS : robots(site.url));
  const pageNames = pages.map(({ file }) => file);
  const moves = movedListPages(site, ledger, pages);
  for (const [file, text] of redirectDocuments({ ...site, ...moves }, pageNames))
    dist.write(file, text);
  const inLanguages = [input.parts, ...Object.values(input.localParts)];
  const scripts = inLanguages.flatMap((parts) =>
    [false, true].map((isNotFound) => sourceHash(documentScript(parts, isNotFound))),
  );
  const styles = [
    ...inLanguages.map((parts) => documentStyle(parts).source),
    ...Object.values(outputs).map(({ style }) => style),
  ];
  const serving = servingOf(
    { ...site, ...moves },
    {
      built: { styles: [...new Set(styles)], scripts: [...new Set(scripts)] },
      before: builtSources(folders.dist),
      drafts,
    },
  );
  const targets = Object.fromEntries(forms.map(({ name, form }) => [name, form]));
  dist.write(FORMS_FILE, JSON.stringify(targets));
  dist.write(SCHEDULE_FILE, JSON.stringify(schedule));
  dist.write(SERVING_FILE, JSON.stringify(serving));
  await dist.compress();
  const outdated = outdatedFiles(last, { files: dist.files, outputs });
  const staged = [...rendered, ...search.rendered].flatMap((file) => {
    const output = outputs[file];
    return output ? pageOutputs(file, output) : [];
  });
  dist.publish(SERVING_FILE, staged, outdated.staleCopies);

  const now = {
    shared: written.shared,
    outputs,
    ...made,
    downloads,
    hidden: [...hidden],
    files: dist.files,
    search: search.key,
  };
  cache.finishBuild({ ...now, outdated: removeOutdated(dist, outdated) });
  return rendered.length;
}
