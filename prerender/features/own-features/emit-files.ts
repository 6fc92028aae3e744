import { posix } from 'node:path';
import {
  brokenFeature,
  FeatureFailure,
  featureFailure,
} from '../../../check/model/feature-failure.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { type LanguagePlan, languageOf } from '../../../check/model/plan.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { FeatureFile, FeatureSite } from '../../../schema/own-features/feature.ts';
import type { OwnFeature } from '../../../schema/own-features/own-feature.ts';
import { pageFiles } from '../../output/page-files.ts';
import { SERVING_FILE } from '../../output/serving.ts';
import type { BuiltSite, LiveSite } from '../../pipeline/feature.ts';

/** What the site's own features are told of a site. */
interface ToldSite {
  site: Pick<Site, 'name' | 'url' | 'language'>;
  pages: readonly Pick<PageResult, 'file' | 'index'>[];
  languages: LanguagePlan;
}

/**
 * Writes the files that a site's own features make.
 * @throws FeatureFailure if one fails, or would write where something else is
 */
export async function emitFiles({ site, pages, dist, outputs, opened }: BuiltSite): Promise<void> {
  const { features, languages } = opened.context;
  const files = await featureFiles(features, { site, pages, languages });
  const taken = new Set([SERVING_FILE, ...dist.files, ...Object.keys(outputs).flatMap(pageFiles)]);
  for (const { own, path, content } of files) {
    const fault = faultOf(path, taken);
    if (fault !== undefined) throw wrong(own, `This feature writes \`${path}\`, ${fault}.`);
    taken.add(path);
    dist.write(path, typeof content === 'string' ? content : Buffer.from(content));
  }
}

/**
 * The file that a site's own feature makes at an address; undefined if there is none.
 * @throws FeatureFailure if one fails
 */
export async function fileOfFeatures(
  pathname: string,
  { opened, content, pagesOf }: Pick<LiveSite, 'opened' | 'content' | 'pagesOf'>,
): Promise<FeatureFile['content'] | undefined> {
  const { features, languages } = opened.context;
  if (!features.some(({ feature }) => feature.emit)) return undefined;
  const pages = await pagesOf(() => true);
  const files = await featureFiles(features, { site: content.sites[0], pages, languages });
  return files.find(({ path }) => `/${path}` === pathname)?.content;
}

/**
 * The files that a site's own features make, and of which each is.
 * @throws FeatureFailure if one fails
 */
async function featureFiles(
  features: readonly OwnFeature[],
  told: ToldSite,
): Promise<(FeatureFile & { own: OwnFeature })[]> {
  const makers = features.filter(({ feature }) => feature.emit);
  if (makers.length === 0) return [];
  const site = siteOf(told);
  const files: (FeatureFile & { own: OwnFeature })[] = [];
  // One feature after the other, as they are listed.
  for (const own of makers)
    for (const file of await filesOf(own, site)) files.push({ ...file, own });
  return files;
}

function siteOf({ site, pages, languages }: ToldSite): FeatureSite {
  return {
    name: site.name,
    url: site.url,
    language: site.language,
    pages: pages.flatMap(({ file, index }) => {
      if (!index || index.isUnlisted) return [];
      const { title = '', description = '' } = index;
      const route = routeOf(file);
      return [{ file, route, language: languageOf(languages, route), title, description }];
    }),
  };
}

async function filesOf(own: OwnFeature, site: FeatureSite): Promise<readonly FeatureFile[]> {
  let files: unknown;
  try {
    files = await own.feature.emit?.(site);
  } catch (error) {
    throw featureFailure(own, 'This feature failed to emit its files', error);
  }
  if (areFiles(files)) return files;
  throw wrong(own, 'This feature did not return a list of files, each with `path` and `content`.');
}

/** Why a file cannot be written; undefined if it can. */
function faultOf(path: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.has(path)) return 'which already exists';
  const isInside = posix.normalize(path) === path && !/^(?:\.{0,2}\/|\.\.?$)|\\|\/$/.test(path);
  return isInside ? undefined : 'which is not a path in the site, such as llms.txt';
}

function wrong({ file }: OwnFeature, message: string): FeatureFailure {
  return new FeatureFailure(brokenFeature(file, message));
}

function areFiles(value: unknown): value is readonly FeatureFile[] {
  return (
    Array.isArray(value) &&
    value.every(
      (file) =>
        isRecord(file) &&
        typeof file['path'] === 'string' &&
        (typeof file['content'] === 'string' || file['content'] instanceof Uint8Array),
    )
  );
}
