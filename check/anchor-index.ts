import type { Schemas } from '../schema/load-schemas.ts';
import { collectPageTexts, textsOfFormat } from './collect-texts.ts';
import { readYamlFile } from './yaml/parse-yaml.ts';
import type { SiteContext, SiteFacts } from './context.ts';

/** Reads a page for its slugs when a link to one of its places is checked, and only once. Of one that cannot be read nothing is known. */
export function indexAnchors(
  { folder, routes, globalAnchors }: Pick<SiteFacts, 'folder' | 'routes' | 'globalAnchors'>,
  schemas: Schemas,
): SiteContext['anchors'] {
  const remembered = new Map<string, ReadonlySet<string> | undefined>();
  return (route) => {
    if (remembered.has(route)) return remembered.get(route);
    const file = routes.get(route);
    const read = file === undefined ? undefined : readYamlFile(folder, file);
    const texts =
      read && 'yaml' in read ? collectPageTexts(schemas, read.yaml.parsed.data) : undefined;
    const anchors = texts && new Set([...globalAnchors, ...textsOfFormat(texts, 'slug')]);
    remembered.set(route, anchors);
    return anchors;
  };
}
