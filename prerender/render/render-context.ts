import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/records.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import type { EngineBundle } from '../engine/engine-bundle.ts';
import { madeOf } from '../cache/build-if-changed.ts';
import { directionOf } from './direction.ts';
import type { LanguagePlan } from '../../check/languages/plan.ts';
import { collectTexts } from '../../check/collect-texts.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import type { DocumentParts } from './document.ts';
import { siteData } from './site-data.ts';
import type { RenderContext } from './render-page.ts';

interface ContextOptions extends Pick<BuildManifest, 'pictures' | 'shareImages'> {
  code: EngineBundle;
  schemas: Schemas;
  dist: OutputDir;
  folders: SiteFolders;
}

/**
 * Gathers what pages are rendered with, and writes the files that all of them share.
 * @param site in its main language
 */
export function renderContext(
  site: Site,
  { localSites, languages }: { localSites: Iterable<Site>; languages: LanguagePlan },
  { code, schemas, pictures: madePictures, shareImages, dist, folders }: ContextOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const sites = [site, ...localSites].map((local) => ({
    local,
    assets: collectAssets(collectTexts(local, schemas.site.schema, [])),
  }));
  const icons = new Set(
    sites.flatMap(({ local, assets }) => [...siteIcons(assets, directionOf(local.language))]),
  );
  const sprite = writeIcons(icons, folders.dist);
  dist.add([sprite]);
  // The favicon keeps its plain name, because some programs ask for it without reading the page.
  const favicon = `favicon${extname(site.favicon)}`;
  dist.copy(join(folders.media, site.favicon), favicon);
  const template = readFileSync(join(ENGINE, 'index.html'), 'utf8');
  const parts = sites.map(({ local, assets }): [string, DocumentParts] => {
    const shown = Object.entries(pictures).filter(([src]) => assets.pictures.includes(src));
    const data = siteData(local, { languages, pictures: Object.fromEntries(shown), icons: sprite });
    const text = JSON.stringify(data);
    const siteFile = `assets/site-${digestOf(text).slice(0, 8)}.json`;
    dist.write(siteFile, text);
    const urls = { siteUrl: `/${siteFile}`, faviconUrl: `/${favicon}` };
    return [local.language, { template, bundle, site: data, ...urls }];
  });
  const [main, ...local] = parts;
  if (!main) throw new Error('A site has at least one language.');
  return {
    serverEntry,
    parts: main[1],
    localParts: Object.fromEntries(local),
    data: { site, languages, siteIcons: icons, bundle, pictures, images: madeOf(shareImages) },
    dist: folders.dist,
  };
}
