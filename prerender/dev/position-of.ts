import { placeInside } from '../../check/files/place-inside.ts';
import { hasFile, type SiteFiles } from '../../check/files/site-files.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import type { Place, Position } from '../../renderer/dev/source/text-sources.ts';
import { readPointer } from '../../schema/pointer.ts';

/**
 * Says at which line and column of its file a value is written. To find lines, the whole file is parsed by its nodes,
 * which only who asks for one needs.
 *
 * @returns the top of a file with errors in its syntax; undefined if the site has no such file
 * @throws if there is nothing at the place
 */
export function positionOf(site: SiteFiles, { file, pointer }: Place): Position | undefined {
  if (placeInside(site.folder, file) === undefined || !hasFile(site, file)) return undefined;
  const read = readYamlFile(site, file);
  if (!('yaml' in read)) return { line: 1, column: 1 };
  const { source, parsed } = read.yaml;
  const [start] = parsed.locate(readPointer(pointer, parsed.data), 'value');
  const { line, column } = source.position(start);
  return { line, column };
}
