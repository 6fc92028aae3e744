import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SiteData } from '../../renderer/data/types.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/records.ts';
import type { AssetRefs } from '../pictures/collect-assets.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { messagesOf } from '../../schema/messages.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import type { EngineBundle } from '../engine/engine-bundle.ts';
import { madeOf } from '../cache/build-if-changed.ts';
import { directionOf } from './direction.ts';
import type { RenderContext } from './render-page.ts';

interface ContextOptions extends Pick<BuildManifest, 'pictures' | 'shareImages'> {
  code: EngineBundle;
  /** What site.yaml names. */
  assets: AssetRefs;
  dist: OutputDir;
  folders: SiteFolders;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderContext(
  site: Site,
  { code, assets, pictures: madePictures, shareImages, dist, folders }: ContextOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const direction = directionOf(site.language);
  const icons = siteIcons(assets, direction);
  const sprite = writeIcons(icons, folders.dist);
  dist.add([sprite]);
  const shown = Object.entries(pictures).filter(([src]) => assets.pictures.includes(src));
  const data: SiteData = {
    site,
    messages: messagesOf(site.language, site.messages),
    direction,
    pictures: Object.fromEntries(shown),
    icons: sprite,
  };
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
    data: { site, siteIcons: icons, bundle, pictures, images: madeOf(shareImages) },
    dist: folders.dist,
  };
}
