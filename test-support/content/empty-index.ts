import type { PageIndex } from '../../check/model/page-index.ts';

/** What the check finds on a page without links, pictures or texts. */
export const emptyIndex = {
  links: [],
  anchors: [],
  ids: [],
  pictures: [],
  shareImages: [],
  favicons: [],
  sentenceHashes: [],
  characters: '',
  textDigest: '',
} satisfies PageIndex;
