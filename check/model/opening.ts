import type { Site } from '../../schema/generated/content.d.ts';
import type { OwnFeature } from '../../schema/own-features/own-feature.ts';
import type { DecodedPicture, Diagnostic, PageIndex } from '../../schema/generated/data.d.ts';
import type { YamlFile } from '../diagnostics/yaml-file.ts';
import type { DecodedFont } from '../files/decoded-font.ts';
import type { SiteFiles } from '../files/site-files.ts';
import type { OpenedSite, SiteContext, SiteFacts } from './context.ts';
import type { ThemeCss } from './theme-css.ts';

/** How a site is opened. */
export interface OpenOptions {
  /** Names of all component folders; without them, components are not compared with schemas. */
  componentNames?: readonly string[];
  /** What is wrong with the code of the site's own blocks; without it, that is not judged. */
  blockFaults?: readonly Diagnostic[];
  /** The site's own features, and what is wrong with others; without them, none is asked. */
  ownFeatures?: { features: readonly OwnFeature[]; problems: readonly Diagnostic[] };
  /** What decoding the files below media/ has shown; without it, no picture is judged. */
  pictures?: ReadonlyMap<string, DecodedPicture>;
  /** What reading the fonts below media/ has shown; without it, no font is judged. */
  fonts?: ReadonlyMap<string, DecodedFont>;
  /** What reading theme.css has shown; without it, the site has none. */
  themeCss?: ThemeCss | undefined;
  /** As of when the site is looked at, as a moment or a day; as of now without it. */
  asOf?: string | undefined;
  /** Whether drafts count as published. */
  drafts?: boolean;
  /** Texts that files should be looked at with, instead of those on the disk. */
  unsaved?: SiteFiles['unsaved'];
  /** The name of the host that is to take the site; without it, nothing is reported about hosts. */
  host?: string | undefined;
}

/** A site that is being opened, next to the facts that are known so far. */
export interface OpeningSite {
  /** The data of site.yaml, checked or not; undefined if it cannot be read. */
  siteData: unknown;
  /** Paths of the files below public/, from the site folder. */
  served: readonly string[];
  options: OpenOptions;
}

/** A site whose site.yaml is checked. */
interface CheckedSiteFile {
  context: SiteContext;
  /** site.yaml, as it is written. */
  yaml: YamlFile;
  /** What it says; nothing if it has errors. */
  site: Site | undefined;
}

/** What features give of an opened site besides facts. */
export type SiteParts = Pick<OpenedSite, 'forms' | 'localSites' | 'ledger' | 'css'>;

/** What a feature finds of a site besides its pages. */
export interface SiteFinding {
  problems?: readonly Diagnostic[];
  parts?: Partial<SiteParts>;
  /** What files other than pages say and name, by file. */
  indexes?: Iterable<readonly [string, PageIndex]>;
}

/** What a feature reads of a site, before anything of it is checked. */
export interface FeatureFacts extends Pick<SiteFinding, 'problems' | 'parts'> {
  /** What pages are checked against, in the place of what was known before. */
  facts?: Partial<SiteFacts>;
  /** Goes on once site.yaml is checked. */
  check?: (site: CheckedSiteFile) => SiteFinding;
}
