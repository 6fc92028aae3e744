import { openSite } from '../../check/open-site.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import { isRecord } from '../../schema/is-record.ts';

/** ALL_PAGES=1 is for a change of how texts are drawn or edited; pages of the same fields repeat the same code. */
const OPENS_ALL = process.env['ALL_PAGES'] === '1';

/** The routes of a site that a test opens: so few that they write every field of every block that any page writes. */
export function routesToOpen(folder: string): string[] {
  const { context } = openSite(folder);
  if (OPENS_ALL) return [...context.routes.keys()];
  const fields = Array.from(context.routes, ([route, file]): [string, Set<string>] => {
    const read = readYamlFile(context, file);
    // The engine's own page of the search has no file.
    return [route, new Set('yaml' in read ? fieldsOf(read.yaml.parsed.data) : ['no file'])];
  });
  return coverAll(new Map(fields));
}

/** The fields that a value writes, without their numbers in a list; those of a block begin with its type. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => fieldsOf(entry, path));
  if (!isRecord(value)) return [path];
  const start = typeof value['type'] === 'string' ? `${path}.${value['type']}` : path;
  return Object.entries(value).flatMap(([name, inside]) => fieldsOf(inside, `${start}.${name}`));
}

/** Names whose parts are together all parts, each time the one that adds most. */
export function coverAll(named: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set([...named.values()].flatMap((parts) => [...parts]));
  const chosen: string[] = [];
  const added = ([, parts]: [string, ReadonlySet<string>]): number =>
    [...parts].filter((part) => left.has(part)).length;
  while (left.size > 0) {
    const [name, parts] = [...named].reduce((best, next) =>
      added(next) > added(best) ? next : best,
    );
    chosen.push(name);
    for (const part of parts) left.delete(part);
  }
  return chosen;
}
