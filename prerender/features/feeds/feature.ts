import { copiesOf } from '../../output/copies-of.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';
import { feedAt } from './feed-at.ts';
import { feedFiles } from './feeds.ts';

/** RSS and Atom of every folder with entries. */
export const feeds: BuildFeature = {
  name: 'feeds',
  emit: ({ site, entries, opened: { context }, pages, rendered, dist }) => {
    const copies = copiesOf(rendered.length);
    for (const [file, feed] of feedFiles(site, entries, context.languages, pages))
      dist.write(file, feed, copies);
  },
  fileAt: feedAt,
};
