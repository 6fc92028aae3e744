import { redirectDocuments } from '../../output/redirects.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';

/** Documents at the addresses of pages that have moved. */
export const redirects: BuildFeature = {
  name: 'redirects',
  emit: ({ site, moves, rendered, dist }) => {
    const files = rendered.map(({ file }) => file);
    for (const [file, text] of redirectDocuments({ ...site, ...moves }, files))
      dist.write(file, text);
  },
};
