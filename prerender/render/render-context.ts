import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/records.ts';
import type { AssetRefs } from '../pictures/collect-assets.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import type { EngineBundle } from '../engine/engine-bundle.ts';
import { madeOf } from '../cache/build-if-changed.ts';
import type { Palette } from '../../theme/derive.ts';
import { themeSheet } from '../../theme/sheet/theme-sheet.ts';
import { siteData } from './site-data.ts';
import type { RenderContext } from './render-page.ts';

interface ContextOptions extends Pick<BuildManifest, 'pictures' | 'shareImages'> {
  code: EngineBundle;
  palette: Palette;
  /** What site.yaml names. */
  assets: AssetRefs;
  dist: OutputDir;
  folders: SiteFolders;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderContext(
  site: Site,
  { code, assets, palette, pictures: madePictures, shareImages, dist, folders }: ContextOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const icons = siteIcons(assets);
  const sprite = writeIcons(icons, folders.dist);
  dist.add([sprite]);
  const shown = Object.entries(pictures).filter(([src]) => assets.pictures.includes(src));
  const data = siteData(site, { pictures: Object.fromEntries(shown), icons: sprite });
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
      theme: themeSheet(site.theme, palette),
      site: data,
      siteUrl: `/${siteFile}`,
      faviconUrl: `/${favicon}`,
    },
    context: { site, siteIcons: icons, bundle, pictures, images: madeOf(shareImages) },
    dist: folders.dist,
  };
}
