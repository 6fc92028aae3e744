import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { checkBlockPairs } from './rules/block-pairs.ts';
import { checkPictures } from './rules/picture-files.ts';
import { checkSiteFile, type SiteFileResult } from './check-site-file.ts';
import type { Site } from '../schema/generated/content.d.ts';
import { listIcons } from '../schema/icons.ts';
import { isRecord } from '../schema/is-record.ts';
import { listFiles } from './files/list-files.ts';
import { loadSchemas, type Schemas } from '../schema/load-schemas.ts';
import type { PageIndex } from './page-index.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { readYamlFile } from './yaml/read-yaml-file.ts';
import { indexAnchors } from './anchor-index.ts';
import { collectReferences } from './references.ts';
import { collectRoutes } from './files/routes.ts';
import type { SiteContext, SiteFacts } from './context.ts';

/** The folder holds no site at all, so there is nothing to check. */
export class NoSiteError extends Error {}

export interface OpenedSite {
  context: SiteContext;
  /** Paths of all pages from the site folder, in alphabetical order. */
  pageFiles: string[];
  /** Problems of site.yaml, of file names, and of block types with one half missing. */
  problems: Diagnostic[];
  /** Only if site.yaml has no errors. */
  site?: Site;
  /** What site.yaml itself links to and shows; only if it could be parsed. */
  index?: PageIndex;
}

export interface OpenOptions {
  /** Names of all component folders; without them, components are not compared with schemas. */
  componentNames?: readonly string[];
  /** For who opens many sites, or one many times: reading and compiling schemas takes a while. */
  schemas?: Schemas;
}

/**
 * Reads everything that pages have in common, but no page: site.yaml, the names of all pages and
 * pictures, the schemas.
 *
 * @throws NoSiteError if the folder has no site.yaml or no pages/
 */
export function openSite(
  folder: string,
  { componentNames, schemas = loadSchemas() }: OpenOptions = {},
): OpenedSite {
  for (const part of ['.', 'site.yaml', 'pages']) {
    if (!existsSync(join(folder, part))) throw new NoSiteError(explainNoSite(folder, part));
  }
  const root = realpathSync(folder);
  const pages = listFiles(root, 'pages');
  const media = listFiles(root, 'media');
  const { routes, problems: routeProblems } = collectRoutes(pages.files);
  const siteFile = readYamlFile(root, 'site.yaml');
  const siteData = 'yaml' in siteFile ? siteFile.yaml.parsed.data : undefined;
  const globalAnchors = new Set(isRecord(siteData) && siteData['inquiry'] ? ['inquiry'] : []);
  const facts: SiteFacts = {
    folder: root,
    routes,
    media: new Set(media.files.map((file) => file.slice('media/'.length))),
    icons: listIcons(),
    references: 'yaml' in siteFile ? collectReferences(siteData) : undefined,
    globalAnchors,
  };
  const context: SiteContext = { ...facts, schemas, anchors: indexAnchors(facts, schemas) };
  const checked: Partial<SiteFileResult> & { problems: Diagnostic[] } =
    'yaml' in siteFile ? checkSiteFile(context, siteFile.yaml) : siteFile;
  return {
    context,
    pageFiles: [...routes.values()],
    problems: [
      ...checked.problems,
      ...pages.problems,
      ...media.problems,
      ...checkPictures(root, media.files),
      ...routeProblems,
      ...(componentNames ? checkBlockPairs(root, [...schemas.blocks.keys()], componentNames) : []),
    ],
    site: checked.site,
    index: checked.index,
  };
}

function explainNoSite(folder: string, part: string): string {
  return part === '.'
    ? `There is no folder ${folder}.`
    : `The folder ${folder} holds no ${part === 'pages' ? 'folder pages' : part}, so it is no site.`;
}
