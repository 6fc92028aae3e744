import type { Site } from '../../schema/generated/content.d.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The file in `dist/` that says how the rest is to be served. */
export const SERVING_FILE = '.serving.json';

export interface Serving {
  /** For every document; `{style}` and `{script}` stand for the sources of what is inlined in it. */
  documentHeaders: Record<string, string>;
  /** Sources of all style sheets and scripts that the build has put into documents. */
  styles: string[];
  scripts: string[];
  /** New addresses of pages that have moved, by the old ones. */
  redirects: Record<string, string>;
  /** The public client id that the form sends; absent on a site without a form. */
  clientId?: string | undefined;
}

/**
 * @param styles sources of the documents' style sheets
 * @param scripts sources of their scripts
 */
export function servingOf(
  site: Site,
  { styles, scripts }: { styles: Iterable<string>; scripts: Iterable<string> },
): Serving {
  return {
    documentHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(foreignOrigins(site)),
    },
    styles: [...new Set(styles)],
    scripts: [...new Set(scripts)],
    redirects: site.redirects,
    clientId: site.inquiry?.clientId,
  };
}

/** Where the browser sends inquiries, if that is another origin than the site's own. */
function foreignOrigins({ inquiry }: Site): string[] {
  return inquiry && !inquiry.endpoint.startsWith('/') ? [new URL(inquiry.endpoint).origin] : [];
}
