import { movedListPages } from '../../entries/moved-list-pages.ts';
import { redirectDocuments } from '../../output/redirects.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';

/** Documents at the addresses of pages that have moved. */
export const redirects: BuildFeature = {
  name: 'redirects',
  emit: ({ site, ledger, rendered, dist }) => {
    const moves = movedListPages(site, ledger, rendered);
    const files = rendered.map(({ file }) => file);
    for (const [file, text] of redirectDocuments({ ...site, ...moves }, files))
      dist.write(file, text);
  },
};
