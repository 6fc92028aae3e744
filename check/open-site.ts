import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBlockPairs } from './rules/block-pairs.ts';
import type { DecodedFont } from './files/decoded-font.ts';
import type { DecodedPicture } from './files/decoded-picture.ts';
import { filledFields } from './rules/site/site-fields.ts';
import { findPagesOutside } from './rules/pages-outside.ts';
import { checkServedFiles } from './rules/served-files.ts';
import { checkSiteFile } from './check-site-file.ts';
import { checkForm } from './features/forms/check-form-file.ts';
import { listForms } from './features/forms/list-forms.ts';
import { listIcons } from '../schema/icons.ts';
import { isRecord } from '../schema/is-record.ts';
import { isFolder, listFiles } from './files/list-files.ts';
import { readOwnIcons } from './files/own-icons.ts';
import { publicAddress } from './files/public-files.ts';
import { listBlockTypes } from '../schema/load-schemas.ts';
import { withOwnBlocks } from '../schema/own-blocks/with-own-blocks.ts';
import type { OwnFeature } from '../schema/own-features/own-feature.ts';
import { readYamlFile } from './yaml/parse-yaml.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { findLostAddresses } from './features/ledger/lost-addresses.ts';
import { readLedgerFile } from './model/ledger.ts';
import { HOSTS } from './features/hosts/host-limits.ts';
import { findHostProblems } from './features/hosts/host-problems.ts';
import { indexAnchors } from './indexes/anchor-index.ts';
import { readOwnBlocks } from './features/own-blocks/own-blocks.ts';
import { collectReferences } from './model/references.ts';
import { checkLocalSites } from './features/languages/local-site.ts';
import { openLanguages } from './features/languages/open-languages.ts';
import { readAsOf } from './features/publication/as-of.ts';
import { dayAt, isTimeZone } from './dates/moment.ts';
import { checkHome, collectRoutes, home } from './routes/routes.ts';
import { addSearchPages } from './routes/search-pages.ts';
import type { OpenedSite, SiteContext, SiteFacts } from './model/context.ts';
import { realFolder, type SiteFiles } from './files/site-files.ts';

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
  /** As of when the site is looked at, as a moment or a day; as of now without it. */
  asOf?: string | undefined;
  /** Whether drafts count as published. */
  drafts?: boolean;
  /** Texts that files shall be looked at with, instead of those on the disk. */
  unsaved?: SiteFiles['unsaved'];
  /** The name of the host that is to take the site; without it, nothing is said of hosts. */
  host?: string | undefined;
}

/**
 * Reads everything that pages have in common, but no page: site.yaml, the forms, the
 * names of all pages and pictures, the schemas.
 *
 * @throws if there is no such folder, or it has no site.yaml or no pages/; AsOfError if `asOf` is no moment
 */
export function openSite(
  folder: string,
  {
    componentNames,
    pictures = new Map(),
    fonts = new Map(),
    blockFaults = [],
    ownFeatures = { features: [], problems: [] },
    drafts = false,
    unsaved = new Map(),
    ...options
  }: OpenOptions = {},
): OpenedSite {
  const root = realFolder(folder);
  if (!existsSync(join(root, 'site.yaml'))) throw noSite(folder, 'site.yaml');
  if (!isFolder(join(root, 'pages'))) throw noSite(folder, 'folder pages');
  const own = readOwnBlocks(root);
  const { features } = ownFeatures;
  const schemas = withOwnBlocks(own.blocks);
  const site: SiteFiles = { folder: root, unsaved };
  const pages = listFiles(site, 'pages');
  const media = listFiles(site, 'media');
  const publicFiles = listFiles(site, 'public');
  const { routes, problems: routeProblems } = collectRoutes(pages.files);
  const pageFiles = [...new Set(routes.values())].filter((file) => file.endsWith('.yaml'));
  routeProblems.push(...checkHome(routes));
  routes.set('/', routes.get('/') ?? home);
  const siteFile = readYamlFile(site, 'site.yaml');
  const siteData = 'yaml' in siteFile ? siteFile.yaml.parsed.data : undefined;
  routeProblems.push(...addSearchPages(siteData, routes));
  const { files: localFiles, ...inLanguages } = openLanguages(site, siteData, routes);
  const { languages, localReferences } = inLanguages;
  const { forms: formFiles, problems: formProblems } = listForms(site, languages);
  const mediaFiles = media.files.map((file) => file.slice('media/'.length));
  const ownIcons = readOwnIcons(site, mediaFiles);
  const timeZone = timeZoneOf(siteData);
  const asOf = options.asOf === undefined ? Date.now() : readAsOf(options.asOf, timeZone);
  const facts: SiteFacts = {
    ...site,
    routes,
    media: new Set(mediaFiles),
    pictures,
    fonts,
    publicFiles: new Set(publicFiles.files.map(publicAddress)),
    ownBlocks: own.blocks,
    featureModules: features.map(({ feature: _feature, ...module }) => module),
    icons: new Set([...listIcons(), ...ownIcons.keys()]),
    ownIcons,
    siteUrl: urlOf(siteData),
    timeZone,
    asOf,
    today: dayAt(asOf, timeZone),
    drafts,
    references: 'yaml' in siteFile ? collectReferences(siteData) : undefined,
    embeds: embedsOf(siteData),
    siteFields: filledFields(siteData),
    globalAnchors: new Set(formFiles.keys()),
    languages,
    localReferences,
  };
  const context: SiteContext = {
    ...facts,
    schemas,
    features,
    anchors: indexAnchors(facts, schemas),
  };
  const published = readLedgerFile(root);
  // What pages say cannot be judged without site.yaml, nor that without any page, and whatever else is wrong can wait.
  if (!('yaml' in siteFile) || pages.files.length === 0) {
    const problems = 'yaml' in siteFile ? checkHome(new Map()) : siteFile.problems;
    const nothing = { pageFiles: [], forms: [], localSites: new Map(), indexes: new Map() };
    return { context, problems, ledger: published.ledger, ...nothing };
  }
  const checked = checkSiteFile(context, siteFile.yaml);
  const host = HOSTS.get(options.host ?? '');
  const served = { folder: root, pages: routes.size, files: publicFiles.files };
  const local = checkLocalSites(context, localFiles, checked.site);
  const forms = [...formFiles].map(([name, files]) => checkForm(context, name, files));
  const localForms = forms.flatMap(({ translations }) => [...translations.values()]);
  return {
    context,
    pageFiles,
    forms,
    ledger: published.ledger,
    problems: [
      ...own.problems,
      ...blockFaults,
      ...ownFeatures.problems,
      ...checked.problems,
      ...inLanguages.problems,
      ...local.problems,
      ...formProblems,
      ...[...forms, ...localForms].flatMap(({ problems }) => problems),
      ...pages.problems,
      ...media.problems,
      ...publicFiles.problems,
      ...checkServedFiles(root),
      ...findPagesOutside(root),
      ...routeProblems,
      ...(host ? findHostProblems(siteFile.yaml, served, host) : []),
      ...findLostAddresses(published, siteData, facts),
      ...(componentNames ? checkBlockPairs(root, listBlockTypes(), componentNames) : []),
    ],
    site: checked.site,
    localSites: local.sites,
    indexes: new Map([
      ['site.yaml', checked.index],
      ...local.indexes,
      ...localForms.flatMap(({ file, index }) => (index ? [[file, index] as const] : [])),
    ]),
  };
}

/** Only a whole address can be compared with others. */
function urlOf(siteData: unknown): string | undefined {
  const url = isRecord(siteData) ? siteData['url'] : undefined;
  return typeof url === 'string' && URL.canParse(url) ? url : undefined;
}

/** What is no zone is reported, and stands for none. */
function timeZoneOf(siteData: unknown): string | undefined {
  const zone = isRecord(siteData) ? siteData['timeZone'] : undefined;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** What else stands there is reported, and allows nothing. */
function embedsOf(siteData: unknown): string[] {
  const embeds = isRecord(siteData) ? siteData['embeds'] : undefined;
  return Array.isArray(embeds) ? embeds.filter((name) => typeof name === 'string') : [];
}

function noSite(folder: string, part: string): Error {
  return new Error(`The folder ${folder} is not a site: it has no ${part}.`);
}
