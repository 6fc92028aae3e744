import { sourceHash } from '../../output/headers/content-security-policy.ts';
import { builtSources, SERVING_FILE, servingOf } from '../../output/serving.ts';
import { documentStyle } from '../../render/document-style.ts';
import { documentScript, hasHours } from '../../render/document.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';

/** How the site is to be served: headers, redirects, and the policy for what is inlined in documents. */
export const serving: BuildFeature = {
  name: 'serving',
  emit: ({ opened, site, moves, context, outputs, folders, dist }) => {
    const { documents } = context;
    const scripts = documents.flatMap((parts) =>
      [
        documentScript(parts, false),
        documentScript(parts, true),
        ...(hasHours(site) ? [documentScript(parts, false, true)] : []),
      ].map(sourceHash),
    );
    const styles = [
      ...documents.map((parts) => documentStyle(parts).source),
      ...Object.values(outputs).map(({ style }) => style),
    ];
    const described = servingOf(
      { ...site, ...moves },
      {
        built: { styles: [...new Set(styles)], scripts: [...new Set(scripts)] },
        before: builtSources(folders.dist),
        drafts: opened.context.drafts,
      },
    );
    dist.write(SERVING_FILE, JSON.stringify(described));
  },
};
