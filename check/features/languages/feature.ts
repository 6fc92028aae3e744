import type { CheckFeature } from '../../model/rule.ts';
import { checkMessages } from './messages.ts';
import { findTranslationWarnings } from './translations.ts';

/** Sites in several languages. */
export const languages: CheckFeature = {
  siteFileRules: [checkMessages],
  pagesRules: [findTranslationWarnings],
};
