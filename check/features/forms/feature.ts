import type { CheckFeature } from '../../model/rule.ts';
import { findFormWarnings } from './translations.ts';

/** The forms of `forms/`. */
export const forms: CheckFeature = { pagesRules: [findFormWarnings] };
