import type { Page, Site } from '../../schema/generated/content.d.ts';
import type { Text } from '../collect-texts.ts';
import type { Diagnostic, PageIndex, Publication } from '../../schema/generated/data.d.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { YamlFile } from '../diagnostics/yaml-file.ts';
import type { SiteContext, SiteFacts } from './context.ts';
import type { FormResult } from './form-result.ts';
import type { FeatureFacts, OpeningSite } from './opening.ts';
import type { PageResult } from './page-result.ts';
import type { HiddenPages } from './publication.ts';

/** A YAML file and its site, as rules see them: its references are filled in, its schema has been applied. */
export interface CheckedFile extends SiteContext, YamlFile {
  data: unknown;
  /** Of a file such as site.de.yaml. */
  language?: string;
  texts: readonly Text[];
  /** Texts of lists in `[ ]` that only together are in curly quotes, part by part. */
  splitQuotes: readonly (readonly Text[])[];
  /** References that site.yaml does not define. */
  unresolved: readonly Finding[];
  /** The places of a page, without the # sign; of this file without an address. Nothing if they are not known. */
  anchors: (route?: string) => ReadonlySet<string> | undefined;
}

/** A page and its site, as rules see them. */
export interface CheckedPage extends CheckedFile {
  route: string;
  publication: Publication | undefined;
}

/** All pages of a site together, as rules see them. */
export interface CheckedPages extends SiteContext {
  pages: readonly PageResult[];
  forms: readonly FormResult[];
  /** What site.yaml says, in each language; the main one first. None if it has errors. */
  sites: readonly Site[];
  /** What each file says and names: pages, forms, site.yaml and their translations. */
  uses: ReadonlyMap<string, PageIndex>;
  /** The same without the pages that visitors do not find at the moment. */
  visible: ReadonlyMap<string, PageIndex>;
  /** What visitors do not find at the moment. */
  hidden: HiddenPages;
  /** Checks the text of a page that is not one of the site, such as a template for new ones. */
  checkPageYaml: (context: SiteContext, yaml: YamlFile) => Pick<PageResult, 'problems'>;
}

/** Rules name what they look at: `({ texts, today }: Pick<CheckedFile, 'texts' | 'today'>) => Finding[]`. */
export type FileRule = (file: CheckedFile) => Finding[];
export type PageRule = (page: CheckedPage) => Finding[];
/** Of a page without errors; what it finds may be in another file. */
export type GoodPageRule = (page: Page, checked: CheckedPage) => Diagnostic[];
export type PagesRule = (site: CheckedPages) => Diagnostic[];

/** What a feature adds to the check; `check/features.ts` lists all features. */
export interface CheckFeature {
  /**
   * What it reads of a site that is being opened. Features are asked one after the other: each knows what those before it
   * have found.
   */
  facts?: (known: SiteFacts, site: OpeningSite) => FeatureFacts;
  /** What is known of a page, with errors or without. */
  indexPage?: (page: CheckedPage) => Partial<PageIndex>;
  /** What is known of a page without errors. */
  indexGoodPage?: (page: Page, checked: CheckedPage) => Partial<PageIndex>;
  /** Of a page. */
  pageRules?: readonly PageRule[];
  /** Of a page in which no other rule finds an error, with all defaults filled in. */
  goodPageRules?: readonly GoodPageRule[];
  /** Of site.yaml. */
  siteFileRules?: readonly FileRule[];
  /** Of what is not a page, and of all pages together; also where there are errors. */
  siteRules?: readonly PagesRule[];
  /** Of all pages together, once none has an error. */
  pagesRules?: readonly PagesRule[];
}
