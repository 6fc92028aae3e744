import type { BuildFeature } from '../../pipeline/feature.ts';
import { searchFile } from './search-file.ts';
import { writeSearch } from './write-search.ts';

/** The index of a site with a search, and the list of all its pages. */
export const search: BuildFeature = {
  name: 'search',
  emit: ({ pages, context, dist, folders, tools, last, changed, outputs }) =>
    writeSearch(pages, context, {
      dist,
      cache: folders.cache,
      tools,
      last,
      rendered: changed,
      outputs,
    }),
  fileAt: searchFile,
};
