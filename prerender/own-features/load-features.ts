import { existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import {
  brokenFeature,
  FeatureFailure,
  featureFailure,
} from '../../check/model/feature-failure.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Feature } from '../../schema/own-features/feature.ts';
import {
  type FeatureModule,
  OWN_FEATURES,
  type OwnFeature,
} from '../../schema/own-features/own-feature.ts';
import { siteFolders } from '../paths.ts';

/** A feature is one file; what it imports may be in folders below. */
const FEATURE_FILE = /^features\/[^/]+(?<!\.test|\.d)\.ts$/;

/** What a feature may consist of. */
const PARTS = ['rule', 'head', 'data', 'emit'] as const satisfies readonly (keyof Feature)[];

/**
 * Bundles the features that a site has of its own, and loads them, which runs their code. The bundles are always in the
 * site's `.cache`: only from there Node finds the packages of the site.
 * @param site its folder, whose cache is without links (`refuseLinks`)
 * @returns those that can be used, and what is wrong with the others
 */
export async function loadOwnFeatures(site: string): Promise<{
  features: OwnFeature[];
  problems: Diagnostic[];
}> {
  if (!existsSync(join(site, OWN_FEATURES))) return { features: [], problems: [] };
  const root = realpathSync(site);
  const { cache } = siteFolders(root);
  const { files, problems } = listFiles({ folder: root }, OWN_FEATURES);
  // Loaded by sites with features of their own only: the bundler takes longer than checking ten pages.
  const { bundleFeature, BUNDLES } = await import('./bundle-feature.ts');
  const features: OwnFeature[] = [];
  for (const file of files.filter((path) => FEATURE_FILE.test(path))) {
    try {
      const name = basename(file, '.ts');
      features.push(await loadFeature(await bundleFeature({ name, file }, root, cache)));
    } catch (error) {
      if (!(error instanceof FeatureFailure)) throw error;
      problems.push(error.diagnostic);
    }
  }
  removeOld(join(cache, BUNDLES));
  return { features, problems };
}

/** How long a process that was started before may go on with the bundles of that time, in milliseconds: a day. */
const KEPT = 24 * 60 * 60 * 1000;

/** Removes bundles that are no longer features of the site; those that are have been written just now. */
function removeOld(folder: string): void {
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    // Another process may remove it as well.
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > KEPT) rmSync(path, { force: true });
  }
}

/**
 * Loads a feature that is bundled.
 * @throws FeatureFailure if it fails, or exports something else
 */
export async function loadFeature(module: FeatureModule): Promise<OwnFeature> {
  const feature = await importDefault(module);
  const parts = isRecord(feature) ? Object.keys(feature) : [];
  const unknown = parts.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw unusable(
      module,
      `\`${unknown}\` is not a part of a feature. The parts are ${PARTS.join(', ')}.`,
      didYouMean(closest(unknown, PARTS)),
    );
  if (isFeature(feature)) return { ...module, feature };
  throw unusable(
    module,
    'This file has no feature as its default export.',
    `Write \`export default defineFeature({ ... })\` with functions for some of ${PARTS.join(', ')}.`,
  );
}

async function importDefault(module: FeatureModule): Promise<unknown> {
  try {
    const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(module.path).href);
    return isRecord(loaded) ? loaded['default'] : undefined;
  } catch (error) {
    throw featureFailure(module, 'This feature failed when it was loaded', error);
  }
}

function unusable({ file }: FeatureModule, message: string, suggestion?: string): FeatureFailure {
  const broken = brokenFeature(file, message);
  return new FeatureFailure(suggestion === undefined ? broken : { ...broken, suggestion });
}

function isFeature(value: unknown): value is Feature {
  if (!isRecord(value) || Object.keys(value).length === 0) return false;
  return Object.values(value).every((part) => typeof part === 'function');
}
