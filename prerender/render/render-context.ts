import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTexts, type Text } from '../../check/collect-texts.ts';
import type { EntriesByFolder } from '../../check/model/entry.ts';
import { fontsOfLanguage } from '../theme/fonts/preload.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { OwnIcon } from '../../check/files/own-icon.ts';
import type { LanguagePlan } from '../../check/model/plan.ts';
import type { FormDefinition, SiteData } from '../../renderer/data/types.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { madeOf } from '../output/make-if-changed.ts';
import type { BuildManifest } from '../records.ts';
import type { EngineBundle } from '../bundle/engine-bundle.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import { type ThemeSheet, wholeTheme } from '../../theme/sheet/theme-sheet.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { directionOf } from '../../schema/texts/direction.ts';
import type { DocumentParts } from './document.ts';
import { pickNotes } from './data/download-notes.ts';
import { type FormDefinitions, formHeads } from './data/forms.ts';
import type { RenderContext } from './stage-page.ts';
import type { CardKeys } from '../share-cards/card-url.ts';
import type { SectionTitles } from '../../check/model/section-titles.ts';
import { siteData } from './data/site-data.ts';

interface LocalizedSite {
  /** In its main language. */
  site: Site;
  /** In the others. */
  localSites: Iterable<Site>;
  languages: LanguagePlan;
  /** As YYYY-MM-DD. */
  today: string;
  /** Whether it is a preview with drafts. */
  drafts: boolean;
}

interface ContextOptions extends Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads'> {
  code: EngineBundle;
  schemas: Schemas;
  theme: SiteTheme;
  faviconUrl: string;
  /** All texts of all forms. */
  formTexts: readonly Text[];
  sections: SectionTitles;
  cards: CardKeys;
  /** By language. */
  forms: Readonly<Record<string, FormDefinitions>>;
  /** The site's own icons, by name. */
  ownIcons: ReadonlyMap<string, OwnIcon>;
  /** Addresses of the pages that visitors do not find at the moment. */
  hidden: ReadonlySet<string>;
  dist: OutputDir;
  folders: SiteFolders;
  cachesHeader: boolean;
  entries: EntriesByFolder;
  changeDays: Readonly<Record<string, string>>;
}

/** Gathers what pages are rendered with, and writes the files that all of them share. */
export function renderContext(
  { site, localSites, languages, today, drafts }: LocalizedSite,
  {
    code,
    schemas,
    theme,
    faviconUrl,
    formTexts,
    sections,
    cards,
    forms,
    ownIcons,
    downloads,
    hidden,
    dist,
    folders,
    cachesHeader,
    entries,
    changeDays,
    ...made
  }: ContextOptions,
): RenderContext {
  const { bundle, serverEntry } = code;
  const pictures = madeOf(made.pictures);
  const sites = [site, ...localSites].map((local) => {
    const texts = collectTexts(local, schemas.site.schema, []);
    return { local, texts, assets: collectAssets([...texts, ...formTexts]) };
  });
  const siteIconNames = new Set(
    sites.flatMap(({ local, assets }) => [...siteIcons(assets, directionOf(local.language))]),
  );
  const icons = writeIcons(siteIconNames, ownIcons, folders.dist);
  dist.add([icons]);
  const shared = {
    // Its lines are for who reads the file; every document would carry their ends and indents.
    template: readFileSync(join(ENGINE, 'index.html'), 'utf8').replaceAll(/\n\s*/g, ''),
    bundle,
    hasPhotographs: Object.values(pictures).some(({ kind }) => kind === 'bitmap'),
    faviconUrl,
    displayFonts: theme.loaded.display,
  };
  const parts = sites.map(({ local, texts, assets }): [string, DocumentParts] => {
    const pictured = Object.entries(pictures).filter(([src]) => assets.pictures.includes(src));
    const data = siteData(local, {
      languages,
      today,
      drafts,
      pictures: Object.fromEntries(pictured),
      forms: formHeads(forms[local.language] ?? {}, texts, (form) =>
        writeJson(dist, `form-${form.name}`, form),
      ),
      icons,
      ...pickNotes(downloads, texts),
    });
    return [
      local.language,
      {
        ...shared,
        theme: theme.sheetIn(local.language),
        lateThemeUrl: writeTheme(dist, theme.sheetIn(local.language)),
        fonts: fontsOfLanguage(theme.loaded, local.language),
        site: data,
        siteUrl: writeJson(dist, 'site', data),
      },
    ];
  });
  const [main, ...others] = parts;
  if (!main) throw new Error('A site has at least one language.');
  return {
    serverEntry,
    parts: main[1],
    localParts: Object.fromEntries(others),
    data: {
      site: main[1].site.site,
      messages: main[1].site.messages,
      entries,
      changeDays,
      languages,
      siteIcons: siteIconNames,
      ownIcons,
      bundle,
      pictures,
      images: madeOf(made.shareImages),
      cards,
      downloads,
      forms,
    },
    sections,
    hidden,
    dist: folders.dist,
    cachesHeader,
  };
}

/** Writes the sheet for what comes late: languages with the same fonts of systems share one. */
function writeTheme(dist: OutputDir, sheet: ThemeSheet): string {
  const text = wholeTheme(sheet);
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
