import type { Page } from '../../../schema/generated/content.d.ts';
import type { FeaturePage } from '../../../schema/own-features/feature.ts';
import type { FeatureModule, OwnFeature } from '../../../schema/own-features/own-feature.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import type { CheckedPage, CheckFeature } from '../../model/rule.ts';
import { callData, callHead, callRule } from './call-feature.ts';
import { FeatureFailure } from '../../model/feature-failure.ts';
import { featurePage } from './feature-page.ts';

/** What a site's own features add to the check. */
export const ownFeatures: CheckFeature = {
  facts: (_known, { options: { ownFeatures: own } }) => ({
    facts: { featureModules: (own?.features ?? []).map(moduleOf) },
    problems: own?.problems ?? [],
  }),
  // All that they are told of a page once all pages are rendered.
  indexGoodPage: ({ description = '' }, { features }) =>
    features.some(({ feature }) => feature.emit) ? { description } : {},
  goodPageRules: [askFeatures],
};

/** Plain data, without what only this thread can call. */
function moduleOf({ feature: _feature, ...module }: OwnFeature): FeatureModule {
  return module;
}

/** Asks each feature all that it is asked of a page, so that what fails is known before anything is built. */
function askFeatures(page: Page, checked: CheckedPage): Diagnostic[] {
  const { features, languages } = checked;
  if (features.length === 0) return [];
  const seen = featurePage({ ...checked, page }, languages);
  return features.flatMap((own) => askFeature(own, seen, checked));
}

function askFeature(own: OwnFeature, page: FeaturePage, checked: CheckedPage): Diagnostic[] {
  try {
    callHead(own, page);
    callData(own, page);
    const found = callRule(own, page).map(({ path, message, suggestion, severity }): Finding => ({
      id: severity === 'warning' ? 'feature-warning' : 'feature-problem',
      path: [...path],
      part: 'value',
      message: `${message} (${own.file})`,
      ...(suggestion !== undefined && { suggestion }),
    }));
    return locateFindings(checked, found);
  } catch (error) {
    if (error instanceof FeatureFailure) return [error.diagnostic];
    throw error;
  }
}
