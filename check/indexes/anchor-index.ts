import type { Schemas } from '../../schema/load-schemas.ts';
import { collectPageTexts, textsOfFormat } from '../collect-texts.ts';
import type { SiteContext, SiteFacts } from '../model/context.ts';
import { mayHidePlaces } from './ids.ts';
import { readResolved } from './read-resolved.ts';

/**
 * Reads a page for its slugs when a link to one of its places is checked, and only once. Of one that cannot be read, or
 * where a wrong name may hide a slug, nothing is known.
 */
export function indexAnchors(site: SiteFacts, schemas: Schemas): SiteContext['anchors'] {
  const { routes, globalAnchors } = site;
  const remembered = new Map<string, ReadonlySet<string> | undefined>();
  return (route) => {
    if (remembered.has(route)) return remembered.get(route);
    const file = routes.get(route);
    // The words of a heading are its address.
    const read = file === undefined ? undefined : readResolved(site, file);
    const data = read && 'yaml' in read ? read.yaml.parsed.data : undefined;
    const anchors = mayHidePlaces(schemas, data)
      ? undefined
      : new Set([...globalAnchors, ...textsOfFormat(collectPageTexts(schemas, data), 'slug')]);
    remembered.set(route, anchors);
    return anchors;
  };
}
