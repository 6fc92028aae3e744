import { referencesAt, type SiteFacts } from '../model/context.ts';
import { resolveReferences } from '../model/references.ts';
import { routeOf } from '../model/route-of.ts';
import { readYamlFile, type YamlFileResult } from '../yaml/parse-yaml.ts';

/** Reads a file of the site once more, for places that no index has, with its references resolved as the check does. */
export function readResolved(site: SiteFacts, file: string): YamlFileResult {
  const read = readYamlFile(site, file);
  const references = referencesAt(site, routeOf(file));
  if ('yaml' in read && references) resolveReferences(read.yaml.parsed.data, references);
  return read;
}
