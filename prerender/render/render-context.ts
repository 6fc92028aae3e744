import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDefinition, SiteData } from '../../renderer/data/types.ts';
import type { OwnIcon } from '../../check/files/own-icon.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/records.ts';
import type { Text } from '../../check/collect-texts.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import type { EngineBundle } from '../engine/engine-bundle.ts';
import { pickNotes } from './download-notes.ts';
import { madeOf } from '../cache/build-if-changed.ts';
import { type FormDefinitions, formHeads } from './forms.ts';
import { directionOf } from './direction.ts';
import { siteData } from './site-data.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import type { RenderContext } from './render-page.ts';

interface ContextOptions extends Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads'> {
  code: EngineBundle;
  theme: SiteTheme;
  faviconUrl: string;
  /** All texts of site.yaml, and of all forms. */
  texts: readonly Text[];
  formTexts: readonly Text[];
  forms: FormDefinitions;
  /** The site's own icons, by name. */
  ownIcons: ReadonlyMap<string, OwnIcon>;
  dist: OutputDir;
  folders: SiteFolders;
  cachesHeader: boolean;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderContext(
  site: Site,
  {
    code,
    theme,
    faviconUrl,
    texts,
    formTexts,
    forms,
    ownIcons,
    pictures: madePictures,
    shareImages,
    downloads,
    dist,
    folders,
    cachesHeader,
  }: ContextOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const assets = collectAssets([...texts, ...formTexts]);
  const icons = siteIcons(assets, directionOf(site.language));
  const sprite = writeIcons(icons, ownIcons, folders.dist);
  dist.add([sprite]);
  const shown = Object.entries(pictures).filter(([src]) => assets.pictures.includes(src));
  const data = siteData(site, {
    pictures: Object.fromEntries(shown),
    forms: formHeads(forms, texts, (form) => writeJson(dist, `form-${form.name}`, form)),
    icons: sprite,
    ...pickNotes(downloads, texts),
  });
  const siteUrl = writeJson(dist, 'site', data);
  const lateFile = `assets/theme-${digestOf(theme.late).slice(0, 6)}.css`;
  dist.write(lateFile, theme.late);
  return {
    serverEntry,
    parts: {
      template: readFileSync(join(ENGINE, 'index.html'), 'utf8'),
      bundle,
      theme: theme.sheet,
      lateTheme: { url: `/${lateFile}`, text: theme.late },
      fonts: theme.preload,
      site: data,
      siteUrl,
      faviconUrl,
    },
    data: {
      site: data.site,
      siteIcons: icons,
      ownIcons,
      bundle,
      pictures,
      images: madeOf(shareImages),
      downloads,
      forms,
    },
    dist: folders.dist,
    cachesHeader,
  };
}

/** Writes data into a file whose name changes with it, so that browsers may keep it. */
function writeJson(dist: OutputDir, name: string, data: SiteData | FormDefinition): string {
  const text = JSON.stringify(data);
  const file = `assets/${name}-${digestOf(text).slice(0, 8)}.json`;
  dist.write(file, text);
  return `/${file}`;
}
