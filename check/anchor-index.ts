import type { Schemas } from '../schema/load-schemas.ts';
import { collectPageTexts, textsOfFormat } from './collect-texts.ts';
import { readYamlFile } from './yaml/parse-yaml.ts';
import { referencesAt, type SiteContext, type SiteFacts } from './context.ts';
import { resolveReferences } from './references.ts';
import { mayHidePlaces } from './rules/ids.ts';

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
    const read = file === undefined ? undefined : readYamlFile(site, file);
    const data = read && 'yaml' in read ? read.yaml.parsed.data : undefined;
    // The words of a heading are its address.
    const references = referencesAt(site, route);
    if (references) resolveReferences(data, references);
    const anchors = mayHidePlaces(schemas, data)
      ? undefined
      : new Set([...globalAnchors, ...textsOfFormat(collectPageTexts(schemas, data), 'slug')]);
    remembered.set(route, anchors);
    return anchors;
  };
}
