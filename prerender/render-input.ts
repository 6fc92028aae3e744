import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SiteData } from '../renderer/content.ts';
import { digestOf } from '../schema/digest.ts';
import type { Site } from '../schema/generated/content.d.ts';
import type { BuildRecord } from './build-record.ts';
import type { DistFolder } from './dist-folder.ts';
import { findNames } from './find-names.ts';
import { ENGINE, type SiteFolders } from './folders.ts';
import { siteIcons, writeIcons } from './icons.ts';
import type { KeptBundle } from './kept-bundle.ts';
import { madeOf } from './make-once.ts';
import { mediaFile } from './media-files.ts';
import type { RenderInput } from './page-tasks.ts';

interface InputOptions extends Pick<BuildRecord, 'pictures' | 'shareImages'> {
  code: KeptBundle;
  dist: DistFolder;
  folders: SiteFolders;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderInput(
  site: Site,
  { code, pictures: madePictures, shareImages, dist, folders }: InputOptions,
): RenderInput {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const icons = siteIcons(site);
  const sprite = writeIcons(icons, folders.dist);
  dist.add([sprite]);
  const names = findNames(site);
  const shown = Object.entries(pictures).filter(([src]) => names.pictures.has(src));
  const data: SiteData = { site, pictures: Object.fromEntries(shown), icons: sprite };
  const text = JSON.stringify(data);
  const siteFile = `assets/site-${digestOf(text).slice(0, 8)}.json`;
  dist.write(siteFile, text);
  // The favicon keeps its plain name, because some programs ask for it without reading the page.
  const favicon = `favicon${extname(site.favicon)}`;
  dist.copy(mediaFile(folders.media, site.favicon), favicon);
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
