import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FormDefinition, SiteData } from '../../renderer/data/types.ts';
import type { OwnIcon } from '../../check/files/own-icon.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/records.ts';
import type { Text } from '../../check/collect-texts.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { messagesOf } from '../../schema/messages.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import type { EngineBundle } from '../engine/engine-bundle.ts';
import { pickNotes } from './download-notes.ts';
import { madeOf } from '../cache/build-if-changed.ts';
import { type FormDefinitions, formHeads } from './forms.ts';
import { directionOf } from './direction.ts';
import type { RenderContext } from './render-page.ts';

interface ContextOptions extends Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads'> {
  code: EngineBundle;
  /** All texts of site.yaml, and of all forms. */
  texts: readonly Text[];
  formTexts: readonly Text[];
  forms: FormDefinitions;
  /** The site's own icons, by name. */
  ownIcons: ReadonlyMap<string, OwnIcon>;
  dist: OutputDir;
  folders: SiteFolders;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderContext(
  site: Site,
  {
    code,
    texts,
    formTexts,
    forms,
    ownIcons,
    pictures: madePictures,
    shareImages,
    downloads,
    dist,
    folders,
  }: ContextOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(madePictures);
  const assets = collectAssets([...texts, ...formTexts]);
  const direction = directionOf(site.language);
  const icons = siteIcons(assets, direction);
  const sprite = writeIcons(icons, ownIcons, folders.dist);
  dist.add([sprite]);
  const shown = Object.entries(pictures).filter(([src]) => assets.pictures.includes(src));
  const data: SiteData = {
    site,
    messages: messagesOf(site.language, site.messages),
    direction,
    pictures: Object.fromEntries(shown),
    forms: formHeads(forms, texts, (form) => writeJson(dist, `form-${form.name}`, form)),
    icons: sprite,
    ...pickNotes(downloads, texts),
  };
  const siteUrl = writeJson(dist, 'site', data);
  // The favicon keeps its plain name, because some programs ask for it without reading the page.
  const favicon = `favicon${extname(site.favicon)}`;
  dist.copy(join(folders.media, site.favicon), favicon);
  return {
    serverEntry,
    parts: {
      template: readFileSync(join(ENGINE, 'index.html'), 'utf8'),
      bundle,
      site: data,
      siteUrl,
      faviconUrl: `/${favicon}`,
    },
    data: {
      site,
      siteIcons: icons,
      ownIcons,
      bundle,
      pictures,
      images: madeOf(shareImages),
      downloads,
      forms,
    },
    dist: folders.dist,
  };
}

/** Writes data into a file whose name changes with it, so that browsers may keep it. */
function writeJson(dist: OutputDir, name: string, data: SiteData | FormDefinition): string {
  const text = JSON.stringify(data);
  const file = `assets/${name}-${digestOf(text).slice(0, 8)}.json`;
  dist.write(file, text);
  return `/${file}`;
}
