import { claims } from './features/claims/feature.ts';
import { entries } from './features/entries/feature.ts';
import { forms } from './features/forms/feature.ts';
import { languages } from './features/languages/feature.ts';
import { ownFeatures } from './features/own-features/feature.ts';
import { ownKinds } from './features/own-kinds/feature.ts';
import { publication } from './features/publication/feature.ts';
import type { CheckFeature } from './model/rule.ts';

/** All features that add something to the check, in the order in which they are asked. */
export const FEATURES: readonly CheckFeature[] = [
  claims,
  publication,
  entries,
  languages,
  forms,
  ownKinds,
  ownFeatures,
];
