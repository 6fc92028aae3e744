import type { BuildFeature } from '../../pipeline/feature.ts';
import { structuredData } from './structured-data.ts';

/** What a page says about itself to search engines (JSON-LD). */
export const structuredDataFeature: BuildFeature = {
  name: 'structured-data',
  end: structuredData,
};
