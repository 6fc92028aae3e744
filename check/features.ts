import { business } from './features/business/feature.ts';
import { claims } from './features/claims/feature.ts';
import { entries } from './features/entries/feature.ts';
import { events } from './features/events/feature.ts';
import { forms } from './features/forms/feature.ts';
import { hosts } from './features/hosts/feature.ts';
import { languages } from './features/languages/feature.ts';
import { ledger } from './features/ledger/feature.ts';
import { ownBlocks } from './features/own-blocks/feature.ts';
import { ownFeatures } from './features/own-features/feature.ts';
import { ownKinds } from './features/own-kinds/feature.ts';
import { publication } from './features/publication/feature.ts';
import { related } from './features/related/feature.ts';
import { search } from './features/search/feature.ts';
import { structuredData } from './features/structured-data/feature.ts';
import { themeCss } from './features/theme-css/feature.ts';
import type { CheckFeature } from './model/rule.ts';

/** All features that add something to the check, in the order in which they are asked. */
export const FEATURES: readonly CheckFeature[] = [
  ownBlocks,
  claims,
  publication,
  entries,
  events,
  related,
  search,
  languages,
  forms,
  ledger,
  hosts,
  structuredData,
  business,
  ownKinds,
  ownFeatures,
  themeCss,
];
