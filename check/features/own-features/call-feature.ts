import { isRecord } from '../../../schema/is-record.ts';
import type {
  FeaturePage,
  FeatureProblem,
  HeadElement,
} from '../../../schema/own-features/feature.ts';
import type { OwnFeature } from '../../../schema/own-features/own-feature.ts';
import { brokenFeature, FeatureFailure, featureFailure } from './feature-failure.ts';

/** What the rule of a feature finds in a page. @throws FeatureFailure */
export function callRule(own: OwnFeature, page: FeaturePage): readonly FeatureProblem[] {
  const { rule } = own.feature;
  if (!rule) return [];
  const found: unknown = called(own, 'rule', page, () => rule(page));
  if (isListOf(found, isProblem)) return found;
  throw wrong(own, 'rule', page, 'a list of problems, each with `path` and `message`');
}

/** What a feature adds to the head of a page. @throws FeatureFailure */
export function callHead(own: OwnFeature, page: FeaturePage): readonly HeadElement[] {
  const { head } = own.feature;
  if (!head) return [];
  const elements: unknown = called(own, 'head', page, () => head(page));
  if (isListOf(elements, isHeadElement)) return elements;
  throw wrong(own, 'head', page, 'a list of `link` and `meta` elements, each with `attributes`');
}

/** What a feature says of a page, as JSON; undefined where it says nothing. @throws FeatureFailure */
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

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isProblem(value: unknown): value is FeatureProblem {
  return (
    isRecord(value) &&
    Array.isArray(value['path']) &&
    value['path'].every((part) => typeof part === 'string' || typeof part === 'number') &&
    typeof value['message'] === 'string' &&
    ['undefined', 'string'].includes(typeof value['suggestion']) &&
    [undefined, 'error', 'warning'].some((severity) => severity === value['severity'])
  );
}

/** Names that need no escape. */
const NAME = /^[a-z][a-z0-9-]*$/;

function isHeadElement(value: unknown): value is HeadElement {
  return (
    isRecord(value) &&
    (value['tag'] === 'link' || value['tag'] === 'meta') &&
    isRecord(value['attributes']) &&
    Object.entries(value['attributes']).every(
      ([name, text]) => NAME.test(name) && typeof text === 'string',
    )
  );
}
