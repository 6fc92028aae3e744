import { callData, callHead } from '../../../check/features/own-features/call-feature.ts';
import { featurePage } from '../../../check/features/own-features/feature-page.ts';
import type { HeadElement } from '../../../schema/own-features/feature.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';
import { attribute } from '../../render/document.ts';
import { emitFiles, fileOfFeatures } from './emit-files.ts';

/** What a site's own features add to the built site. */
export const ownFeatures: BuildFeature = {
  name: 'own-features',
  pageData: (page, { features, languages }) => {
    if (features.length === 0) return {};
    const seen = featurePage(page, languages);
    const data = features.flatMap((own) => {
      const value = callData(own, seen);
      return value === undefined ? [] : [[own.name, value] as const];
    });
    return data.length === 0 ? {} : { features: Object.fromEntries(data) };
  },
  head: (_data, { written, features, languages }) => {
    if (features.length === 0) return '';
    const seen = featurePage(written, languages);
    return features.flatMap((own) => callHead(own, seen).map(printElement)).join('\n');
  },
  emit: emitFiles,
  fileAt: fileOfFeatures,
};

function printElement({ tag, attributes }: HeadElement): string {
  const all = Object.entries(attributes).map(([name, value]) => attribute(name, value));
  return `<${tag}${all.join('')}>`;
}
