import { type Text, textsOfFormat } from '../../check/collect-texts.ts';

/** What content names for the build to look up, wherever in it; the schema says what is what. */
export interface AssetRefs {
  /** Paths below the media folder. */
  pictures: string[];
  icons: string[];
  /** Days, each as YYYY-MM-DD. */
  dates: string[];
}

/** Finds the pictures, icons and dates among the texts of a page or of site.yaml. */
export function collectAssets(texts: readonly Text[]): AssetRefs {
  return {
    pictures: textsOfFormat(texts, 'media'),
    icons: textsOfFormat(texts, 'icon'),
    dates: textsOfFormat(texts, 'date'),
  };
}
