import { collectFragments } from './fragments.ts';
import { readYamlFile } from './read-yaml-file.ts';
import type { SiteContext, SiteFacts } from './site-context.ts';

/** Reads a page for its slugs when a link to one of its places is checked, and only once. */
export function rememberFragments({
  folder,
  routes,
  everywhere,
}: Pick<SiteFacts, 'folder' | 'routes' | 'everywhere'>): SiteContext['fragments'] {
  const remembered = new Map<string, ReadonlySet<string>>();
  return (route) => {
    const known = remembered.get(route);
    if (known) return known;
    const file = routes.get(route);
    const read = file === undefined ? undefined : readYamlFile(folder, file);
    const slugs = read && 'yaml' in read ? collectFragments(read.yaml.parsed.data) : [];
    const fragments = new Set([...everywhere, ...slugs]);
    remembered.set(route, fragments);
    return fragments;
  };
}
