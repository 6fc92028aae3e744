import type { PageData, SiteData } from '../../renderer/data/types.ts';
import { pageTheme, type ThemeSheet } from '../../theme/sheet/theme-sheet.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { directionOf } from './data/direction.ts';
import { hasTallScript } from './data/tall-script.ts';
import { sourceHash } from '../output/content-security-policy.ts';

/** The one style sheet of a document. */
export interface DocumentStyle {
  text: string;
  /** How a policy names it. */
  source: string;
}

/** What all pages take their style from. */
export interface StyleParts {
  bundle: Bundle;
  theme: ThemeSheet;
  site: Pick<SiteData, 'direction' | 'languages' | 'announcement' | 'draftsShown'> & {
    site: Pick<SiteData['site'], 'language'>;
  };
}

/** Sheets carry a hash of their content in their addresses, so the same addresses are the same style. */
const known = new Map<string, DocumentStyle>();

/**
 * All sheets of a page in one, because each element of its own would cost a hash in the policy, 53 bytes that no
 * compression makes smaller.
 * @param data of the page; none for the not-found document
 */
export function documentStyle(
  {
    bundle,
    theme,
    site: { site: whole, direction, languages, announcement, draftsShown },
  }: StyleParts,
  data?: Pick<PageData, 'styles'>,
): DocumentStyle {
  const { layoutStyles, deferredStyles, sheets, optional } = bundle;
  // No script has to run to show that there is no page.
  const urls = [...layoutStyles, ...(data?.styles ?? deferredStyles)];
  const isMultilingual = languages.length > 0;
  const isOneWay = direction === 'ltr' && !isMultilingual;
  // On a page that is not translated stands what the main language says.
  const main = languages.find(({ home }) => home === '/');
  const isRightToLeft = [direction, main && directionOf(main.language)].includes('rtl');
  const isTall = [whole.language, main?.language ?? ''].some(
    (language) => language !== '' && hasTallScript(language),
  );
  const isAnnouncing = announcement !== undefined;
  const isPreview = draftsShown !== undefined;
  const kind = [isRightToLeft, isTall, isMultilingual, isAnnouncing, isPreview];
  const key = JSON.stringify([direction, kind, theme, urls]);
  const cached = known.get(key);
  if (cached) return cached;
  const others = [
    ...urls.map((url) => (isOneWay ? withoutRightToLeft(sheets[url] ?? '') : (sheets[url] ?? ''))),
    isRightToLeft ? optional.rightToLeft : '',
    isTall ? optional.tallScripts : '',
    isMultilingual ? optional.languages : '',
    isAnnouncing ? optional.announcement : '',
    isPreview ? optional.draftsBar : '',
  ].join('');
  const text = pageTheme(theme, others) + others;
  const style = { text, source: sourceHash(text) };
  known.set(key, style);
  return style;
}

/** A sheet without the rules that only apply to what is written from right to left. */
function withoutRightToLeft(sheet: string): string {
  return sheet.replaceAll(/(?<=^|[{}])[^{}]*:dir\(rtl\)[^{}]*\{[^{}]*\}/g, '');
}
