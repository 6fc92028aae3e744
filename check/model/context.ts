import type { DecodedFont } from '../files/decoded-font.ts';
import type { DecodedPicture, Diagnostic, PageIndex } from '../../schema/generated/data.d.ts';
import type { FormResult } from './form-result.ts';
import type { OwnIcon } from '../files/own-icon.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { OwnBlock } from '../../schema/own-blocks/own-block.ts';
import type { FeatureModule, OwnFeature } from '../../schema/own-features/own-feature.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { type LanguagePlan, languageOf } from './plan.ts';
import type { Ledger } from './ledger.ts';
import type { References } from './references.ts';
import type { SiteFiles } from '../files/site-files.ts';

/** What pages are checked against, as plain data that can be handed to another thread. */
export interface SiteFacts extends SiteFiles {
  /** Files by address, such as pages/services/audits.yaml by /services/audits. */
  routes: ReadonlyMap<string, string>;
  /** Paths of all files below media/, without media/ itself. */
  media: ReadonlySet<string>;
  /** What decoding has shown of the files below media/; empty where none was decoded. */
  pictures: ReadonlyMap<string, DecodedPicture>;
  /** What reading has shown of the fonts below media/; empty where none was read. */
  fonts: ReadonlyMap<string, DecodedFont>;
  /** Addresses of all files below public/, with escapes: /price-list.pdf, /files/My%20plan.pdf. */
  publicFiles: ReadonlySet<string>;
  /** Names of all icons, including the site's own. */
  icons: ReadonlySet<string>;
  /** The site's own icons, by name. */
  ownIcons: ReadonlyMap<string, OwnIcon>;
  /** The block types that the site has of its own. */
  ownBlocks: readonly OwnBlock[];
  /** The features that the site has of its own; those that could be loaded. */
  featureModules: readonly FeatureModule[];
  /** Where the site is published; nothing if site.yaml does not say. */
  siteUrl: string | undefined;
  /** The moment as of which the site is checked and built, in milliseconds since 1970: now, if nobody says another. */
  asOf: number;
  /** The day which that is in the time zone of the site, as YYYY-MM-DD. */
  today: string;
  /** The time zone that site.yaml names; nothing if it names none. */
  timeZone: string | undefined;
  /** Whether drafts count as published. */
  drafts: boolean;
  /** Nothing if site.yaml cannot be read, because then no reference can be judged. */
  references: References | undefined;
  /** Who may be shown in a frame, as site.yaml says it. */
  embeds: readonly string[];
  /** Whether the header is on the first picture of a page, as site.yaml says it. */
  isHeaderOver: boolean;
  /** Names of the fields at the top of site.yaml that hold something. */
  siteFields: ReadonlySet<string>;
  /** Places that every page offers, without the # sign: the names of the forms, which open there. */
  globalAnchors: ReadonlySet<string>;
  /** The languages of the site, and which pages are the same in several of them. */
  languages: LanguagePlan;
  /** What texts may refer to in each language but the main one. */
  localReferences: ReadonlyMap<string, References>;
}

/** What the check of one page has to know of the rest of the site. It does not contain the data of pages. */
export interface SiteContext extends SiteFacts {
  schemas: Schemas;
  /** The site's own features, loaded in this thread. */
  features: readonly OwnFeature[];
  /** All places a page offers, without the # sign; nothing if the page cannot be read. */
  anchors: (route: string) => ReadonlySet<string> | undefined;
}

/** What all pages of a site have in common, read from the disk. */
export interface OpenedSite {
  context: SiteContext;
  /** Paths of all pages from the site folder, in alphabetical order; none if site.yaml cannot be read. */
  pageFiles: string[];
  /** All forms, in the order of their files; none if site.yaml cannot be read. */
  forms: FormResult[];
  /** Problems of site.yaml, of forms, of file names, and of block types with one half missing; if site.yaml cannot be read, why. */
  problems: Diagnostic[];
  /** The published addresses. */
  ledger: Ledger;
  /** The rules of theme.css; nothing if it has errors. */
  css: string | undefined;
  /** Only if site.yaml has no errors. */
  site?: Site;
  /** The same in each further language, by its tag; those without errors. */
  localSites: ReadonlyMap<string, Site>;
  /**
   * What site.yaml, and files such as site.de.yaml and forms/order.de.yaml, link to and show, by file; those that could
   * be parsed.
   */
  indexes: ReadonlyMap<string, PageIndex>;
}

/** What the texts of the page at an address may refer to. */
export function referencesAt(
  { languages, references, localReferences }: SiteFacts,
  route: string,
): References | undefined {
  return localReferences.get(languageOf(languages, route)) ?? references;
}
