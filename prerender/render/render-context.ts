import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import type { FormDefinition, SiteData } from '../../renderer/data/types.ts';
import { wholeTheme } from '../../theme/sheet/theme-sheet.ts';
import type { EngineBundle } from '../bundle/engine-bundle.ts';
import { madeOf } from '../output/make-if-changed.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';
import { writeIcons } from '../pictures/icons.ts';
import type { BuildManifest } from '../../schema/generated/data.d.ts';
import type { CardKeys } from '../share-cards/card-url.ts';
import { fontsOfLanguage } from '../theme/fonts/preload.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { frameSheets } from './data/option-sheets.ts';
import type { DocumentParts } from './document.ts';
import { inEach, inLanguage, pageContext, type SiteContent } from './page-context.ts';
import type { RenderContext } from './stage-page.ts';

/** What pages show besides their texts, made and written. */
export interface SiteAssets extends Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads'> {
  theme: SiteTheme;
  faviconUrl: string;
  cards: CardKeys;
}

interface Writing {
  code: EngineBundle;
  folders: SiteFolders;
  dist: OutputDir;
  cachesHeader: boolean;
}

/** Gathers what a build renders documents with, and writes the files that all of them share. */
export function renderContext(
  content: SiteContent,
  { theme, faviconUrl, cards, downloads, ...made }: SiteAssets,
  { code: { bundle, serverEntry }, folders, dist, cachesHeader }: Writing,
): RenderContext {
  const pictures = madeOf(made.pictures);
  const images = madeOf(made.shareImages);
  const page = pageContext(
    content,
    { pictures, images, cards, downloads, blocks: bundle.blocks, options: bundle.options },
    {
      icons: (names, own) => {
        const icons = writeIcons(names, own, folders.dist);
        dist.add([icons]);
        return icons;
      },
      form: (form) => writeJson(dist, `form-${form.name}`, form),
    },
  );
  const shared = {
    // Its line breaks are for readers of the file; every document would carry their ends and indents.
    template: readFileSync(join(ENGINE, 'index.html'), 'utf8').replaceAll(/\n\s*/g, ''),
    bundle,
    faviconUrl,
  };
  const documents = inEach(page.sites, (site): DocumentParts => {
    const { language } = site.site;
    const said = inLanguage(content.sites, language, (one) => one.language);
    const sheet = theme.sheetIn(said);
    const loaded = theme.loadedIn(said);
    return {
      ...shared,
      theme: sheet,
      frameStyles: frameSheets(site, content.schemas).flatMap((name) => bundle.options[name] ?? []),
      lateThemeUrl: writeLateSheet(dist, wholeTheme(sheet) + bundle.optional.motion),
      fonts: fontsOfLanguage(loaded, language),
      displayFonts: loaded.display,
      site,
      siteUrl: writeJson(dist, 'site', site),
    };
  });
  return { serverEntry, page, documents, dist: folders.dist, cachesHeader };
}

/** Writes the sheet for what comes late: languages with the same fonts of systems share one. */
function writeLateSheet(dist: OutputDir, text: string): string {
  const file = `assets/theme-${digestOf(text).slice(0, 6)}.css`;
  dist.write(file, text);
  return `/${file}`;
}

/** Writes data into a file whose name changes with it, so that browsers may keep it. */
function writeJson(dist: OutputDir, name: string, data: SiteData | FormDefinition): string {
  const text = JSON.stringify(data);
  const file = `assets/${name}-${digestOf(text).slice(0, 6)}.json`;
  dist.write(file, text);
  return `/${file}`;
}
