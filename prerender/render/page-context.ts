import { collectTexts } from '../../check/collect-texts.ts';
import type { OwnIcon } from '../../check/files/own-icon.ts';
import type { SiteFacts } from '../../check/model/context.ts';
import type { EntriesByFolder } from '../../check/model/entries/entry.ts';
import type { FormResult } from '../../check/model/form-result.ts';
import type { Ledger } from '../../check/model/ledger.ts';
import { type LanguagePlan, languageOf } from '../../check/model/plan.ts';
import { type SectionTitles, sectionTitles } from '../../check/model/section-titles.ts';
import type { FormDefinition, Pictures, SiteData } from '../../renderer/data/types.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { directionOf } from '../../schema/texts/scripts.ts';
import type { Bundle, PageIndex } from '../../schema/generated/data.d.ts';
import { changeDays } from '../entries/change-days.ts';
import { type RelatedCards, relatedCards } from '../entries/related-cards.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { siteIcons } from '../pictures/icons.ts';
import type { CardKeys } from '../share-cards/card-url.ts';
import { listManuals } from './data/list-manuals.ts';
import { pickNotes } from './data/download-notes.ts';
import { type FormDefinitions, formDefinitions, formHeads } from './data/forms.ts';
import { pickPictures } from './data/pick-pictures.ts';
import { siteData } from './data/site-data.ts';

/** What a site says: in a build as it was checked, in development as it was last right. */
export interface SiteContent {
  /** In each language, the main one first. */
  sites: InLanguages<Site>;
  languages: LanguagePlan;
  forms: readonly FormResult[];
  /** The site's own icons, by name. */
  ownIcons: ReadonlyMap<string, OwnIcon>;
  schemas: Schemas;
  /** As YYYY-MM-DD. */
  today: string;
  /** Whether it is a preview with drafts, which says so on every page. */
  drafts: boolean;
  /** Its pages; in development those that the page to be drawn says something of. */
  pages: readonly KnownPage[];
  entries: EntriesByFolder;
  /** The published addresses. */
  ledger: Ledger;
  /** Addresses of the pages that visitors do not find at the moment. */
  hidden: ReadonlySet<string>;
}

/** A page, as far as others say something of it. */
interface KnownPage {
  file: string;
  index?: PageIndex;
}

/** What pages show besides their texts; in development what the page to be drawn shows. */
export interface PageAssets {
  pictures: Pictures;
  /** Addresses of the pictures for shared links, by their name in YAML. */
  images: Readonly<Record<string, string>>;
  /** Of what the addresses of drawn ones are made. */
  cards: CardKeys;
  /** What links to files and pages of the site say about them, by address. */
  downloads: Readonly<Record<string, string>>;
  /** Scripts and sheets of each block type. */
  blocks: Bundle['blocks'];
  /** As of when parts are shown that say from when or until when; in development all are. */
  shownAt?: Pick<SiteFacts, 'asOf' | 'timeZone'>;
  /** Addresses of the sheets of options, by name; none where one sheet has them all. */
  options: Bundle['options'];
}

/** Takes what all pages load apart from their data, and gives its address. */
interface SharedFiles {
  icons: (names: Iterable<string>, own: ReadonlyMap<string, OwnIcon>) => string;
  form: (form: FormDefinition, language: string) => string;
}

/**
 * What the pages of a site are drawn with, in a build, in development, in pictures of a page and in the gallery of blocks.
 * Plain data, which can be handed to another thread.
 */
export interface PageContext extends PageAssets {
  /** What all pages of a language share, the main language first. */
  sites: InLanguages<SiteData>;
  languages: LanguagePlan;
  entries: EntriesByFolder;
  /** What pages show of others. */
  related: RelatedCards;
  /** On which days entries have changed last, as YYYY-MM-DD, by address; of those whose last change was published. */
  changeDays: Readonly<Record<string, string>>;
  sections: SectionTitles;
  hidden: ReadonlySet<string>;
  /** By language. */
  forms: Readonly<Record<string, FormDefinitions>>;
  /** Names of the icons that are in the file for all pages. */
  siteIcons: ReadonlySet<string>;
  ownIcons: ReadonlyMap<string, OwnIcon>;
}

/** One for each language of a site, the main one first. */
export type InLanguages<Value> = readonly [Value, ...Value[]];

/** Makes what pages are drawn with: the one way from what a site says to what its pages know. */
export function pageContext(
  content: SiteContent,
  assets: PageAssets,
  files: SharedFiles,
): PageContext {
  const { languages, ownIcons, schemas, today, drafts, pages, entries, ledger, hidden } = content;
  const forms = formDefinitions(content.forms, languages);
  const formTexts = content.forms.flatMap(({ form }) =>
    collectTexts(form, schemas.form.schema, []),
  );
  const read = inEach(content.sites, (said) => {
    const site = listManuals(said, content);
    const texts = collectTexts(site, schemas.site.schema, []);
    return { site, texts, names: collectAssets([...texts, ...formTexts]) };
  });
  const iconNames = new Set(
    read.flatMap(({ site, names }) => [...siteIcons(names, directionOf(site.language))]),
  );
  const icons = files.icons(iconNames, ownIcons);
  const sites = inEach(read, ({ site, texts, names }) =>
    siteData(site, {
      languages,
      today,
      drafts,
      pictures: pickPictures(assets.pictures, names.pictures),
      forms: formHeads(forms[site.language] ?? {}, texts, (form) =>
        files.form(form, site.language),
      ),
      icons,
      ...pickNotes(assets.downloads, texts),
    }),
  );
  return {
    ...assets,
    sites,
    languages,
    entries,
    related: relatedCards(pages),
    changeDays: changeDays(pages, ledger),
    sections: sectionTitles(pages),
    hidden,
    forms,
    siteIcons: iconNames,
    ownIcons,
  };
}

/** What all pages share in the language of the page at an address. */
export function siteAt(
  { sites, languages }: Pick<PageContext, 'sites' | 'languages'>,
  route: string,
): SiteData {
  return inLanguage(sites, languageOf(languages, route), ({ site }) => site.language);
}

/**
 * That of a language, or of the main one where there is nothing in it.
 * @param tagOf tells the language of each
 */
export function inLanguage<Value>(
  values: InLanguages<Value>,
  language: string,
  tagOf: (value: Value) => string,
): Value {
  return values.find((value) => tagOf(value) === language) ?? values[0];
}

/** Makes something for each language. */
export function inEach<From, To>(
  [main, ...others]: InLanguages<From>,
  make: (value: From) => To,
): InLanguages<To> {
  return [make(main), ...others.map(make)];
}
