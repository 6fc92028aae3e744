import { FEATURES } from './features.ts';
import { checkSlugs } from './indexes/ids.ts';
import type { FileRule, GoodPageRule, PageRule, PagesRule } from './model/rule.ts';
import { findNestedReferences } from './model/references.ts';
import { FILE_RULES } from './rules/file-rules.ts';
import { warnAboutDates } from './rules/page/date-order.ts';
import { warnAboutHead } from './rules/page/head.ts';
import { warnAboutMarks } from './rules/page/once.ts';
import { warnAboutIdleOptions } from './rules/page/idle-options.ts';
import { warnAboutPeriods } from './rules/page/periods.ts';
import { warnAboutTypesOfQuotes } from './rules/page/quotes.ts';
import { checkVideos } from './rules/page/videos.ts';
import { checkTabs } from './rules/page/tabs.ts';
import { checkRowLengths } from './rules/page/row-lengths.ts';
import { warnAboutSubNavigation } from './rules/page/sub-navigation.ts';
import { checkWordsOnPictures } from './rules/page/words-on-pictures.ts';
import { findMissingCharacters } from './rules/pages/missing-characters.ts';
import { findUnnamedFaults } from './rules/pages/picture-files.ts';
import { findRepeatedText } from './rules/pages/repeated-text.ts';
import { findRepeatedTitles } from './rules/pages/repeated-titles.ts';
import { findUnlinkedPages } from './rules/pages/unlinked-pages.ts';
import { findUnusedMedia } from './rules/pages/unused-media.ts';
import { checkAnnouncement } from './rules/site/announcement.ts';
import { checkGone } from './rules/site/gone.ts';
import { checkLanguages } from './rules/site/languages.ts';
import { checkManuals } from './rules/site/manuals.ts';
import { findOutdatedFacts } from './rules/site/outdated-facts.ts';
import { checkRedirectForms } from './rules/site/redirect-forms.ts';
import { checkRedirects } from './rules/site/redirects.ts';
import { checkSchemaVersion } from './rules/site/schema-version.ts';
import { checkSiteFields } from './rules/site/site-fields.ts';

/** What a page is judged by besides its schemas. */
export const PAGE_RULES: readonly PageRule[] = [
  ...FILE_RULES,
  warnAboutDates,
  checkSiteFields,
  checkRowLengths,
  warnAboutIdleOptions,
  checkWordsOnPictures,
  warnAboutPeriods,
  warnAboutTypesOfQuotes,
  checkTabs,
  checkVideos,
  warnAboutSubNavigation,
  checkSlugs,
  warnAboutHead,
  warnAboutMarks,
  ...FEATURES.flatMap(({ pageRules = [] }) => pageRules),
];

/** What a page is judged by once these find no error. */
export const GOOD_PAGE_RULES: readonly GoodPageRule[] = FEATURES.flatMap(
  ({ goodPageRules = [] }) => goodPageRules,
);

/** What site.yaml is judged by besides its schema and `FILE_RULES`. */
export const SITE_FILE_RULES: readonly FileRule[] = [
  findNestedReferences,
  checkRedirectForms,
  checkRedirects,
  checkGone,
  checkManuals,
  checkSchemaVersion,
  checkLanguages,
  checkAnnouncement,
  findOutdatedFacts,
  ...FEATURES.flatMap(({ siteFileRules = [] }) => siteFileRules),
];

/** What is judged with all pages at hand, also where some have errors. */
export const SITE_RULES: readonly PagesRule[] = [
  findUnnamedFaults,
  ...FEATURES.flatMap(({ siteRules = [] }) => siteRules),
];

/**
 * What all pages together are judged by, once none has an error: until then a picture may be unused only because its
 * name is misspelled.
 */
export const PAGES_RULES: readonly PagesRule[] = [
  findUnusedMedia,
  findUnlinkedPages,
  findRepeatedText,
  findRepeatedTitles,
  findMissingCharacters,
  ...FEATURES.flatMap(({ pagesRules = [] }) => pagesRules),
];
