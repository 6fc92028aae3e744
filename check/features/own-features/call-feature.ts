import { isFeatureProblems, isHeadElements } from '../../../schema/generated/guards/features.js';
import type {
  FeaturePage,
  FeatureProblem,
  HeadElement,
} from '../../../schema/own-features/feature.ts';
import type { OwnFeature } from '../../../schema/own-features/own-feature.ts';
import { brokenFeature, FeatureFailure, featureFailure } from '../../model/feature-failure.ts';

/** What the rule of a feature finds in a page. @throws FeatureFailure */
export function callRule(own: OwnFeature, page: FeaturePage): readonly FeatureProblem[] {
  const { rule } = own.feature;
  if (!rule) return [];
  const found: unknown = called(own, 'rule', page, () => rule(page));
  if (isFeatureProblems(found)) return found;
  throw wrong(own, 'rule', page, 'a list of problems, each with `path` and `message`');
}

/** What a feature adds to the head of a page. @throws FeatureFailure */
export function callHead(own: OwnFeature, page: FeaturePage): readonly HeadElement[] {
  const { head } = own.feature;
  if (!head) return [];
  const elements: unknown = called(own, 'head', page, () => head(page));
  if (isHeadElements(elements)) return elements;
  throw wrong(own, 'head', page, 'a list of `link` and `meta` elements, each with `attributes`');
}

/** What a feature says about a page, as JSON; undefined where it says nothing. @throws FeatureFailure */
export function callData(own: OwnFeature, page: FeaturePage): unknown {
  const { data } = own.feature;
  if (!data) return undefined;
  return called(own, 'data', page, (): unknown => {
    const value = data(page);
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  });
}

function called<Result>(
  own: OwnFeature,
  part: string,
  page: FeaturePage,
  call: () => Result,
): Result {
  try {
    return call();
  } catch (error) {
    throw featureFailure(own, `The ${part} of this feature failed on ${page.file}`, error);
  }
}

function wrong({ file }: OwnFeature, part: string, page: FeaturePage, due: string): FeatureFailure {
  const message = `The ${part} of this feature did not return ${due} for ${page.file}.`;
  return new FeatureFailure(brokenFeature(file, message));
}
