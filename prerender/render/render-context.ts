import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SiteData } from '../../renderer/data/types.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/build-manifest.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import type { EngineBundle } from '../engine/engine-bundle.ts';
import { madeOf } from '../cache/build-if-changed.ts';
import type { RenderContext } from '../workers/page-tasks.ts';

interface InputOptions extends Pick<BuildManifest, 'pictures' | 'shareImages'> {
  code: EngineBundle;
  dist: OutputDir;
  folders: SiteFolders;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderContext(
  site: Site,
  { code, pictures: madePictures, shareImages, dist, folders }: InputOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const icons = siteIcons(site);
  const sprite = writeIcons(icons, folders.dist);
  dist.add([sprite]);
  const names = collectAssets(site);
  const shown = Object.entries(pictures).filter(([src]) => names.pictures.has(src));
  const data: SiteData = { site, pictures: Object.fromEntries(shown), icons: sprite };
  const text = JSON.stringify(data);
  const siteFile = `assets/site-${digestOf(text).slice(0, 8)}.json`;
  dist.write(siteFile, text);
  // The favicon keeps its plain name, because some programs ask for it without reading the page.
  const favicon = `favicon${extname(site.favicon)}`;
  dist.copy(join(folders.media, site.favicon), favicon);
  return {
    serverEntry,
    parts: {
      template: readFileSync(join(ENGINE, 'index.html'), 'utf8'),
      bundle,
      site: data,
      siteUrl: `/${siteFile}`,
      faviconUrl: `/${favicon}`,
    },
    context: { site, siteIcons: icons, bundle, pictures, images: madeOf(shareImages) },
    dist: folders.dist,
  };
}
