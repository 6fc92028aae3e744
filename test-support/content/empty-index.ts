import type { PageIndex } from '../../schema/generated/data.d.ts';

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
