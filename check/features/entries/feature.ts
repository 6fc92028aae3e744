import type { CheckFeature } from '../../model/rule.ts';
import { checkEntryFields } from './check-entry-fields.ts';
import { findEntryWarnings } from './entry-warnings.ts';
import { findTagSpellings } from './tag-spelling.ts';
import { indexEntries } from '../../model/entries/index-entries.ts';

/** Pages that are entries of their folder, and lists of them. */
export const entries: CheckFeature = {
  indexGoodPage: indexEntries,
  pageRules: [checkEntryFields],
  pagesRules: [findEntryWarnings, findTagSpellings],
};
