import { join } from 'node:path';
import { listIcons } from '../schema/icons.ts';
import { isRecord } from '../schema/is-record.ts';
import { listBlockTypes } from '../schema/load-schemas.ts';
import { withOwnBlocks } from '../schema/own-blocks/with-own-blocks.ts';
import { checkSiteFile } from './check-site-file.ts';
import { FEATURES } from './features.ts';
import { isFolder, listFiles } from './files/list-files.ts';
import { readOwnIcons } from './files/own-icons.ts';
import { publicAddress } from './files/public-files.ts';
import { hasFile, realFolder, type SiteFiles } from './files/site-files.ts';
import { indexAnchors } from './indexes/anchor-index.ts';
import type { OpenedSite, SiteFacts } from './model/context.ts';
import { NO_PARTS, noFacts } from './model/no-facts.ts';
import type {
  FeatureFacts,
  OpeningSite,
  OpenOptions,
  SiteFinding,
  SiteParts,
} from './model/opening.ts';
import { collectReferences } from './model/references.ts';
import { checkHome, collectRoutes, home } from './routes/routes.ts';
import { checkBlockPairs } from './rules/block-pairs.ts';
import { findPagesOutside } from './rules/pages-outside.ts';
import { checkServedFiles } from './rules/served-files.ts';
import { filledFields } from './rules/site/site-fields.ts';
import { readYamlFile } from './yaml/parse-yaml.ts';

/**
 * Reads everything that pages have in common, but no page: site.yaml, the forms, the
 * names of all pages and pictures, the schemas.
 *
 * @throws if there is no such folder, or it has no site.yaml or no pages/; AsOfError if `asOf` is not a moment
 */
// oxlint-disable-next-line max-lines-per-function -- The steps in which a site is opened: each needs what those before it found.
export function openSite(folder: string, options: OpenOptions = {}): OpenedSite {
  const root = realFolder(folder);
  const { componentNames, pictures = new Map(), fonts = new Map(), unsaved = new Map() } = options;
  const site: SiteFiles = { folder: root, unsaved };
  // One that the draft removes is a problem of the site.
  if (!hasFile(site, 'site.yaml') && !unsaved.has('site.yaml')) throw noSite(folder, 'site.yaml');
  if (!isFolder(join(root, 'pages'))) throw noSite(folder, 'folder pages');
  const pages = listFiles(site, 'pages');
  const media = listFiles(site, 'media');
  const publicFiles = listFiles(site, 'public');
  const { routes, problems: routeProblems } = collectRoutes(pages.files);
  const pageFiles = [...new Set(routes.values())].filter((file) => file.endsWith('.yaml'));
  routeProblems.push(...checkHome(routes));
  routes.set('/', routes.get('/') ?? home);
  const siteFile = readYamlFile(site, 'site.yaml');
  const siteData = 'yaml' in siteFile ? siteFile.yaml.parsed.data : undefined;
  const mediaFiles = media.files.map((file) => file.slice('media/'.length));
  const ownIcons = readOwnIcons(site, mediaFiles);
  const { facts, found } = askFeatures(
    {
      ...noFacts(site),
      routes,
      media: new Set(mediaFiles),
      pictures,
      fonts,
      publicFiles: new Set(publicFiles.files.map(publicAddress)),
      icons: new Set([...listIcons(), ...ownIcons.keys()]),
      ownIcons,
      siteUrl: urlOf(siteData),
      references: 'yaml' in siteFile ? collectReferences(siteData) : undefined,
      embeds: embedsOf(siteData),
      isHeaderOver: isHeaderOver(siteData),
      siteFields: filledFields(siteData),
    },
    { siteData, served: publicFiles.files, options },
  );
  const schemas = withOwnBlocks(facts.ownBlocks);
  const features = options.ownFeatures?.features ?? [];
  const context = { ...facts, schemas, features, anchors: indexAnchors(facts, schemas) };
  const parts = withParts(NO_PARTS, found);
  // What pages say cannot be judged without site.yaml, nor that without any page, and whatever else is wrong can wait.
  if (!('yaml' in siteFile) || pages.files.length === 0) {
    const problems = 'yaml' in siteFile ? checkHome(new Map()) : siteFile.problems;
    return { context, problems, pageFiles: [], indexes: new Map(), ...parts };
  }
  const { yaml } = siteFile;
  const { site: main, index, ...checked } = checkSiteFile(context, yaml);
  const further = found.flatMap(({ check }) => check?.({ context, yaml, site: main }) ?? []);
  return {
    context,
    pageFiles,
    ...(main && { site: main }),
    ...withParts(parts, further),
    indexes: new Map([
      ['site.yaml', index],
      ...further.flatMap(({ indexes = [] }) => [...indexes]),
    ]),
    problems: [
      ...checked.problems,
      ...[...found, ...further].flatMap(({ problems = [] }) => problems),
      ...pages.problems,
      ...media.problems,
      ...publicFiles.problems,
      ...checkServedFiles(root),
      ...findPagesOutside(root),
      ...routeProblems,
      ...(componentNames ? checkBlockPairs(root, listBlockTypes(), componentNames) : []),
    ],
  };
}

/** Asks one feature after the other for its facts. */
function askFeatures(
  known: SiteFacts,
  site: OpeningSite,
): { facts: SiteFacts; found: FeatureFacts[] } {
  let facts = known;
  const found: FeatureFacts[] = [];
  for (const feature of FEATURES) {
    const read = feature.facts?.(facts, site);
    if (!read) continue;
    found.push(read);
    facts = { ...facts, ...read.facts };
  }
  return { facts, found };
}

function withParts(known: SiteParts, found: readonly SiteFinding[]): SiteParts {
  let all = known;
  for (const { parts } of found) all = { ...all, ...parts };
  return all;
}

/** Only a whole address can be compared with others. */
function urlOf(siteData: unknown): string | undefined {
  const url = isRecord(siteData) ? siteData['url'] : undefined;
  return typeof url === 'string' && URL.canParse(url) ? url : undefined;
}

/** What else is there is reported, and allows nothing. */
function embedsOf(siteData: unknown): string[] {
  const embeds = isRecord(siteData) ? siteData['embeds'] : undefined;
  return Array.isArray(embeds) ? embeds.filter((name) => typeof name === 'string') : [];
}

function isHeaderOver(siteData: unknown): boolean {
  const theme = isRecord(siteData) ? siteData['theme'] : undefined;
  return isRecord(theme) && theme['header'] === 'over-picture';
}

function noSite(folder: string, part: string): Error {
  return new Error(`The folder ${folder} is not a site: it has no ${part}.`);
}
