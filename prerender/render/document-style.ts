import type { PageData } from '../../renderer/data/types.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { sourceHash } from '../output/content-security-policy.ts';

/** The one style sheet of a document. */
export interface DocumentStyle {
  text: string;
  /** How a policy names it. */
  source: string;
}

/** By the theme and the addresses of the other sheets, which carry a hash of their content. */
const known = new Map<string, DocumentStyle>();

/**
 * The theme and all sheets of a page in one, because each element of its own would cost a hash in the policy, 53 bytes that no
 * compression makes smaller.
 * @param theme sheet of the site's theme
 * @param data of the page; none for the not-found document
 */
export function documentStyle(
  { bundle, theme }: { bundle: Bundle; theme: string },
  data?: Pick<PageData, 'styles'>,
): DocumentStyle {
  const { layoutStyles, deferredStyles, sheets } = bundle;
  // No script has to run to show that there is no page.
  const urls = [...layoutStyles, ...(data?.styles ?? deferredStyles)];
  const key = [theme, ...urls].join(' ');
  const kept = known.get(key);
  if (kept) return kept;
  const text = theme + urls.map((url) => sheets[url] ?? '').join('');
  const style = { text, source: sourceHash(text) };
  known.set(key, style);
  return style;
}
