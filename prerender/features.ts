import { eventsFeature } from './features/events/feature.ts';
import { feeds } from './features/feeds/feature.ts';
import { formsFile } from './features/forms-file/feature.ts';
import { notFound } from './features/not-found/feature.ts';
import { ownFeatures } from './features/own-features/feature.ts';
import { redirects } from './features/redirects/feature.ts';
import { robotsFeature } from './features/robots/feature.ts';
import { scheduleFeature } from './features/schedule/feature.ts';
import { search } from './features/search/feature.ts';
import { serving } from './features/serving/feature.ts';
import { sitemapFeature } from './features/sitemap/feature.ts';
import { structuredDataFeature } from './features/structured-data/feature.ts';
import type { BuildFeature } from './pipeline/feature.ts';
import type { PageFeatures } from './render/make-page.ts';

/** All features that add something to the built site, in the order in which they are asked: those that make pages first. */
export const FEATURES: readonly BuildFeature[] = [
  structuredDataFeature,
  search,
  notFound,
  sitemapFeature,
  feeds,
  eventsFeature,
  robotsFeature,
  redirects,
  formsFile,
  scheduleFeature,
  ownFeatures,
  serving,
];

/** What they add to pages. */
export const PAGE_FEATURES: PageFeatures = {
  further: FEATURES.flatMap(({ pageData }) => pageData ?? []),
  heads: FEATURES.flatMap(({ head }) => head ?? []),
  ends: FEATURES.flatMap(({ end }) => end ?? []),
};
