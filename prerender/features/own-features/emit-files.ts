import { posix } from 'node:path';
import {
  brokenFeature,
  FeatureFailure,
  featureFailure,
} from '../../../check/features/own-features/feature-failure.ts';
import { languageOf } from '../../../check/model/plan.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { FeatureFile, FeatureSite } from '../../../schema/own-features/feature.ts';
import type { OwnFeature } from '../../../schema/own-features/own-feature.ts';
import { pageFiles } from '../../output/page-files.ts';
import { SERVING_FILE } from '../../output/serving.ts';
import type { BuiltSite } from '../../pipeline/feature.ts';

/**
 * Writes the files that a site's own features make.
 * @throws FeatureFailure if one fails, or would write where something else is
 */
export async function emitFiles(built: BuiltSite): Promise<void> {
  const { dist, outputs, opened } = built;
  const makers = opened.context.features.filter(({ feature }) => feature.emit);
  if (makers.length === 0) return;
  const site = siteOf(built);
  const taken = new Set([SERVING_FILE, ...dist.files, ...Object.keys(outputs).flatMap(pageFiles)]);
  for (const own of makers) {
    for (const { path, content } of await filesOf(own, site)) {
      const fault = faultOf(path, taken);
      if (fault !== undefined) throw wrong(own, `This feature writes \`${path}\`, ${fault}.`);
      taken.add(path);
      dist.write(path, typeof content === 'string' ? content : Buffer.from(content));
    }
  }
}

function siteOf({ site, pages, opened }: BuiltSite): FeatureSite {
  const { languages } = opened.context;
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
    throw featureFailure(own, 'This feature failed when it was asked for files', error);
  }
  if (areFiles(files)) return files;
  throw wrong(own, 'This feature gave something else than files, each with `path` and `content`.');
}

/** Why a file cannot be written; undefined if it can. */
function faultOf(path: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.has(path)) return 'which is there already';
  const isInside = posix.normalize(path) === path && !/^(?:\.{0,2}\/|\.\.?$)|\\|\/$/.test(path);
  return isInside ? undefined : 'which is not a path from the top of the site, such as llms.txt';
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
