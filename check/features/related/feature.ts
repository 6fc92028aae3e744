import type { CheckFeature } from '../../model/rule.ts';
import { checkRelated } from './check-related.ts';
import { indexRelated } from '../../model/entries/index-related.ts';
import { findNotShown } from './not-shown.ts';

/** What pages show of other pages in the block `related`. */
export const related: CheckFeature = {
  indexGoodPage: indexRelated,
  pageRules: [checkRelated],
  pagesRules: [findNotShown],
};
