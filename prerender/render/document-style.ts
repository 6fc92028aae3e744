import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Bundle } from '../bundle/bundle.ts';
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
  /** The sheet of the site's theme. */
  theme: string;
  /** What the theme adds for what scripts show. */
  lateTheme: { url: string; text: string };
  site: Pick<SiteData, 'direction'>;
}

/** Sheets carry a hash of their content in their addresses, so the same addresses are the same style. */
const known = new Map<string, DocumentStyle>();

/**
 * All sheets of a page in one, because each element of its own would cost a hash in the policy, 53 bytes that no
 * compression makes smaller.
 * @param data of the page; none for the not-found document
 */
export function documentStyle(
  { bundle, theme, lateTheme, site: { direction } }: StyleParts,
  data?: Pick<PageData, 'styles'>,
): DocumentStyle {
  const { layoutStyles, deferredStyles, sheets, rightToLeft } = bundle;
  // No script has to run to show that there is no page.
  const urls = [...layoutStyles, ...(data?.styles ?? deferredStyles)];
  const key = [direction, theme, data ? '' : lateTheme.text, ...urls].join(' ');
  const cached = known.get(key);
  if (cached) return cached;
  const text =
    theme +
    (data ? '' : lateTheme.text) +
    urls.map((url) => sheets[url] ?? '').join('') +
    (direction === 'rtl' ? rightToLeft : '');
  const style = { text, source: sourceHash(text) };
  known.set(key, style);
  return style;
}
