import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlinedSources, Serving } from '../../schema/generated/data.d.ts';
import { isBuilt, isServing } from '../../schema/generated/guards/dist.js';
import { readJson } from '../../schema/read-json.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { frameOrigins } from '../../schema/embeds/embed-source.ts';
import { contentSecurityPolicy } from './headers/content-security-policy.ts';

/** The file in `dist/` that says how the rest is to be served. */
export const SERVING_FILE = '.serving.json';

/**
 * Reads how a built site is to be served.
 * @throws if the file holds something else
 */
export function readServing(dist: string): Serving {
  return readJson(join(dist, SERVING_FILE), isServing);
}

/**
 * What the documents have inlined that are in `dist/`; nothing where no build is, or one that is not known. The folder says it
 * and not the cache: a build without cache, or by another version of the engine, takes the place of them one by one, too.
 */
export function builtSources(dist: string): InlinedSources {
  const nothing = { styles: [], scripts: [] };
  const file = join(dist, SERVING_FILE);
  if (!existsSync(file)) return nothing;
  try {
    return readJson(file, isBuilt).built;
  } catch {
    // Damaged, so it allows nothing now; this build puts a whole one in its place.
    return nothing;
  }
}

/**
 * @param built what the documents of this build have inlined
 * @param before what those have inlined that are in their places yet: between the first and the last that is replaced
 *   both are shown
 * @param drafts whether it is a preview with drafts, which no search engine is to show
 */
export function servingOf(
  site: Site,
  { built, before, drafts }: { built: InlinedSources; before: InlinedSources; drafts: boolean },
): Serving & { built: InlinedSources } {
  return {
    documentHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(foreignOrigins(site)),
      ...(drafts && { 'X-Robots-Tag': 'noindex, nofollow' }),
    },
    built,
    styles: [...new Set([...built.styles, ...before.styles])],
    scripts: [...new Set([...built.scripts, ...before.scripts])],
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
