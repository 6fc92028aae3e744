import type { Site } from '../schema/generated/content.d.ts';
import type { Bundle } from './bundle.ts';
import { contentSecurityPolicy, sheetHashes } from './security.ts';

/** The file in `dist/` that says how the rest is to be served. */
export const SERVING_FILE = '.serving.json';

export interface Serving {
  /** May be sent with every document. */
  documentHeaders: Record<string, string>;
  /** What their policy says of each style sheet, by its address: a document needs only those of its own. */
  sheetHashes: Record<string, string>;
  /** New addresses of pages that have moved, by the old ones. */
  redirects: Record<string, string>;
  /** The public client id that the form sends; absent on a site without a form. */
  clientId?: string | undefined;
}

export function servingOf(site: Site, bundle: Bundle): Serving {
  return {
    documentHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(bundle, foreignOrigins(site)),
    },
    sheetHashes: sheetHashes(bundle),
    redirects: site.redirects,
    clientId: site.inquiry?.clientId,
  };
}

/** Where the browser sends inquiries, if that is another origin than the site's own. */
function foreignOrigins({ inquiry }: Site): string[] {
  return inquiry && !inquiry.endpoint.startsWith('/') ? [new URL(inquiry.endpoint).origin] : [];
}
