import type { BuildFeature } from '../../pipeline/feature.ts';
import { notFoundDocuments } from './not-found.ts';

/** What hosts show for an address without a page. */
export const notFound: BuildFeature = {
  name: 'not-found',
  emit: async ({ context, dist }) => {
    for (const [file, document] of await notFoundDocuments(context)) dist.write(file, document);
  },
};
