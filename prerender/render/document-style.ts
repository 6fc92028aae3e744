import type { PageData, Pictures, SiteData } from '../../renderer/data/types.ts';
import { pageSheet, type ThemeSheet } from '../../theme/sheet/theme-sheet.ts';
import type { Bundle } from '../../schema/generated/data.d.ts';
import { directionOf, hasTallScript, isEastAsian } from '../../schema/texts/scripts.ts';
import { sourceHash } from '../output/headers/content-security-policy.ts';

/** The one style sheet of a document. */
interface DocumentStyle {
  text: string;
  /** How a policy names it. */
  source: string;
}

/** What all pages take their style from. */
export interface StyleParts {
  bundle: Bundle;
  theme: ThemeSheet;
  /** Addresses of the sheets of options of what is around every page. */
  frameStyles: readonly string[];
  site: Pick<SiteData, 'direction' | 'languages' | 'announcement' | 'draftsShown' | 'pictures'> & {
    site: Pick<SiteData['site'], 'language'>;
  };
}

/** By what all pages of a language share, which nobody changes, and by the sheets and roles that a page has next to it. */
const known = new WeakMap<StyleParts, Map<string, DocumentStyle>>();

/**
 * All sheets of a page in one, because each element of its own would cost a hash in the policy, 53 bytes that no
 * compression makes smaller.
 * @param data of the page; none for the not-found document
 * @param html what the page shows, of which fonts that are cut into slices show it
 */
export function documentStyle(
  parts: StyleParts,
  data?: Pick<PageData, 'styles' | 'pictures'>,
  html = '',
): DocumentStyle {
  const { frameStyles } = parts;
  // The page for unknown addresses is complete without a script.
  const { layoutStyles, deferredStyles } = parts.bundle;
  const urls = [...layoutStyles, ...(data?.styles ?? [...deferredStyles, ...frameStyles])];
  const styles = known.get(parts) ?? new Map<string, DocumentStyle>();
  known.set(parts, styles);
  const drawn = inheritedRoles(parts.site.pictures, data?.pictures ?? {});
  const slices = data ? slicesFor(html, parts.theme.slices) : parts.theme.slices;
  const numbers = slices.map((slice) => parts.theme.slices.indexOf(slice));
  const key = [...urls, ...drawn, ...numbers].join(' ');
  const style = styles.get(key) ?? makeStyle(parts, urls, { drawn, slices });
  styles.set(key, style);
  return style;
}

function makeStyle(
  {
    bundle: { sheets, optional },
    theme,
    site: { site, direction, languages, announcement, draftsShown },
  }: StyleParts,
  urls: readonly string[],
  ofPage: { drawn: readonly string[]; slices: ThemeSheet['slices'] },
): DocumentStyle {
  const isMultilingual = languages.length > 0;
  // A page that is not translated has what the main language says.
  const main = languages.find(({ home }) => home === '/');
  const isRightToLeft = [direction, main && directionOf(main.language)].includes('rtl');
  const shown = [site.language, ...(main ? [main.language] : [])];
  const others = [
    ...urls.map((url) => sheets[url] ?? ''),
    isRightToLeft ? optional.rightToLeft : '',
    shown.some(hasTallScript) ? optional.tallScripts : '',
    shown.some(isEastAsian) ? optional.eastAsian : '',
    isMultilingual ? optional.languages : '',
    announcement === undefined ? '' : optional.announcement,
    draftsShown === undefined ? '' : optional.draftsBar,
  ].join('');
  const text = pageSheet(theme, others, ofPage);
  return { text, source: sourceHash(text) };
}

/** The slices of fonts that a page shows. */
function slicesFor(html: string, slices: ThemeSheet['slices']): ThemeSheet['slices'] {
  if (slices.length === 0) return [];
  const shown = new Set(html);
  return slices.filter(({ characters }) => Array.from(characters).some((one) => shown.has(one)));
}

/** The roles that drawings which are a part of a page take from it. */
function inheritedRoles(...shown: Pictures[]): string[] {
  const named = shown.flatMap((pictures) =>
    Object.values(pictures).flatMap((file) => (file.kind === 'drawing' ? (file.roles ?? []) : [])),
  );
  return [...new Set(named)].toSorted();
}
