import type { Feature } from './feature.ts';

/** The folder of a site that holds features of its own, one file each. */
export const OWN_FEATURES = 'features';

/** A feature of a site's own, bundled, as plain data that can be handed to another thread. */
export interface FeatureModule {
  /** As its file is called, without its ending. */
  name: string;
  /** Path from the site folder: features/llms.ts. */
  file: string;
  /** Of the bundle, absolute; its source map is next to it, with `.map` at its end. */
  path: string;
  /** Of the bundle. */
  digest: string;
}

/** A feature of a site's own that was loaded in this thread. */
export interface OwnFeature extends FeatureModule {
  feature: Feature;
}
