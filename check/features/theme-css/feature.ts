import { problemAt } from '../../diagnostics/diagnostic.ts';
import { THEME_CSS } from '../../model/theme-css.ts';
import type { CheckFeature } from '../../model/rule.ts';
import { judgeColors } from './judge-colors.ts';
import { judgeFiles } from './judge-files.ts';

/** The style sheet that a site may have of its own. */
export const themeCss: CheckFeature = {
  facts: (_known, { options: { themeCss: read } }) => {
    if (!read) return {};
    const { problems, sheet } = read;
    return {
      problems,
      parts: { css: sheet?.text },
      check: ({ context, site }) => ({
        problems: sheet
          ? [
              ...judgeFiles(sheet.files, context),
              // Of a theme with errors no color is known.
              ...(site ? judgeColors(sheet.colors, site.theme) : []),
            ].map(({ at, ...what }) => problemAt(THEME_CSS, sheet.source, at, what))
          : [],
      }),
    };
  },
};
