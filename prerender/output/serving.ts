import { join } from 'node:path';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { frameOrigins } from '../../schema/embeds/embed-source.ts';
import { contentSecurityPolicy } from './headers/content-security-policy.ts';

/** The file in `dist/` that says how the rest is to be served. */
export const SERVING_FILE = '.serving.json';

export interface Serving {
  /** For every document; `{style}`, `{script}` and `{frames}` stand for what it has itself. */
  documentHeaders: Record<string, string>;
  /** Sources of all style sheets and scripts that documents may have inlined. */
  styles: string[];
  scripts: string[];
  /** Origins that documents may show in frames. */
  frames: string[];
  /** New addresses of pages that have moved, by the old ones. */
  redirects: Record<string, string>;
  /** Old addresses of pages that nothing has replaced. */
  gone: string[];
  /** The public client id that forms send. */
  clientId: string;
}

/**
 * Reads how a built site is to be served.
 * @throws if the file holds something else
 */
export function readServing(dist: string): Serving {
  return readJson(join(dist, SERVING_FILE), isServing);
}

/** A site is served by the version of the engine that built it, so the shape tells enough. */
function isServing(value: unknown): value is Serving {
  return (
    isRecord(value) &&
    isRecord(value['documentHeaders']) &&
    Array.isArray(value['styles']) &&
    Array.isArray(value['scripts']) &&
    Array.isArray(value['frames']) &&
    isRecord(value['redirects']) &&
    Array.isArray(value['gone']) &&
    typeof value['clientId'] === 'string'
  );
}

/**
 * @param styles sources of the documents' style sheets
 * @param scripts sources of their scripts
 * @param drafts whether it is a preview with drafts, which no search engine is to show
 */
export function servingOf(
  site: Site,
  {
    styles,
    scripts,
    drafts,
  }: { styles: Iterable<string>; scripts: Iterable<string>; drafts: boolean },
): Serving {
  return {
    documentHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(foreignOrigins(site)),
      ...(drafts && { 'X-Robots-Tag': 'noindex, nofollow' }),
    },
    styles: [...new Set(styles)],
    scripts: [...new Set(scripts)],
    frames: frameOrigins(site.embeds),
    redirects: site.redirects,
    gone: site.gone,
    clientId: site.forms.clientId,
  };
}

/** Where the browser sends forms, if that is another origin than the site's own. */
function foreignOrigins({ forms }: Site): string[] {
  return forms.endpoint.startsWith('/') ? [] : [new URL(forms.endpoint).origin];
}
