import type { Explanation, SourceExplanation } from '../../diagnostics/codes.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { SiteFacts } from '../../model/context.ts';
import type { ThemeCss } from '../../model/theme-css.ts';

type Files = NonNullable<ThemeCss['sheet']>['files'];

/** Whether the files that a style sheet loads are in public/: browsers are allowed no others. */
export function judgeFiles(
  files: Files,
  { publicFiles }: Pick<SiteFacts, 'publicFiles'>,
): SourceExplanation[] {
  return files
    .filter(({ url }) => !publicFiles.has(url))
    .map(({ url, at }) => ({ id: 'wrong-theme-css', at, ...explain(url, publicFiles) }));
}

function explain(
  url: string,
  publicFiles: SiteFacts['publicFiles'],
): Pick<Explanation, 'message' | 'suggestion'> {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url))
    return {
      message: 'A style sheet loads only files in public/, and nothing from other sites.',
      suggestion: 'Put the file into public/, and write its address, such as `url(/pattern.svg)`.',
    };
  if (!url.startsWith('/'))
    return {
      message: `\`${url}\` would be looked for next to each page.`,
      suggestion: `Put the file into public/, and write its address with a slash: \`url(/${url})\`.`,
    };
  const suggestion = didYouMean(closest(url, publicFiles));
  return { message: `There is no file public${url}.`, ...(suggestion && { suggestion }) };
}
