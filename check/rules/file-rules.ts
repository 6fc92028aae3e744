import type { FileRule } from '../model/rule.ts';
import { warnAboutComments } from './file/comments.ts';
import { findLinksToOtherLanguage } from './file/links-to-other-language.ts';
import { warnAboutMissingDash } from './file/missing-dash.ts';
import { findJoinedMarkdown } from './file/markdown-source.ts';
import { warnAboutSplitQuotes } from './file/split-quotes.ts';
import { warnAboutSplitTexts } from './file/split-texts.ts';
import { findSwallowedLines } from './file/swallowed-lines.ts';
import { warnAboutUndescribedPictures } from './file/undescribed-pictures.ts';
import { findWordsAgainstTheme } from './file/words-against-theme.ts';
import { checkTexts } from './texts/text.ts';

/** What every YAML file of a site is judged by: pages, site.yaml, forms, and the same in other languages. */
export const FILE_RULES: readonly FileRule[] = [
  checkTexts,
  findSwallowedLines,
  warnAboutComments,
  warnAboutMissingDash,
  warnAboutSplitQuotes,
  warnAboutSplitTexts,
  findLinksToOtherLanguage,
  findJoinedMarkdown,
  warnAboutUndescribedPictures,
  findWordsAgainstTheme,
];
