import type { CheckFeature } from '../../model/rule.ts';
import { findTypedFigures } from './typed-figures.ts';

/** Figures that site.yaml defines and pages refer to. */
export const claims: CheckFeature = { pageRules: [findTypedFigures] };
