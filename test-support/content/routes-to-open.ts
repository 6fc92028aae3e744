import { homeOf, languageOf } from '../../check/model/plan.ts';
import { openSite } from '../../check/open-site.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { directionOf } from '../../schema/texts/scripts.ts';
import { entriesOf, fieldsOf } from './fields-of.ts';

/** ALL_PAGES=1 is for a change of how pages are drawn or edited; pages of the same fields repeat the same code. */
export const OPENS_ALL = process.env['ALL_PAGES'] === '1';

/** What the engine's own page of the search has. */
const NO_FILE = 'no file';

/** What the routes of a site write, by route: the fields of all blocks, and which choices. */
type Written = [route: string, fields: string[]][];

/**
 * The routes of a site that a test opens: so few that they write every field of every block that any page writes, and
 * make every choice that any page makes.
 */
export function routesToOpen(folder: string): string[] {
  return choose(writtenIn(folder));
}

/**
 * The same for looking at a site, where it matters that a language is written from right to left: of another language
 * than the main one, which has the same blocks, only the home page and the search are opened unless it is.
 * @param among the routes from which to choose
 */
export function routesToLookAt(folder: string, among = (_route: string) => true): string[] {
  const { languages } = openSite(folder).context;
  const written = writtenIn(folder)
    .filter(([route]) => among(route))
    .map(([route, fields]): [string, string[]] => {
      const language = languageOf(languages, route);
      const isHome = route === homeOf(languages, language);
      const isWhole = language === languages.main || directionOf(language) === 'rtl';
      const counted = isWhole ? fields : fields.filter((field) => field === NO_FILE);
      return [route, [...counted, ...(isHome ? ['home'] : [])].map((part) => language + part)];
    });
  return choose(written);
}

/** The places of the entries that a test need not open in their dialogs: others write the same fields. */
export function dialogsLeftOut(folder: string): Set<string> {
  const { context } = openSite(folder);
  const entries = new Map<string, string[]>();
  for (const file of context.routes.values()) {
    const read = readYamlFile(context, file);
    if (!('yaml' in read)) continue;
    for (const { value, schema, type } of entriesOf(read.yaml.parsed.data))
      entries.set(String(value['slug']), fieldsOf(value, schema, type));
  }
  const chosen = new Set(choose([...entries]));
  return new Set([...entries.keys()].filter((slug) => !chosen.has(slug)));
}

/** The routes to open of those that write something; `fieldsOf` tells what. */
export function choose(written: Written): string[] {
  if (OPENS_ALL) return written.map(([route]) => route);
  return coverAll(new Map(written.map(([route, fields]) => [route, new Set(fields)])));
}

function writtenIn(folder: string): Written {
  const { context } = openSite(folder);
  const { page } = loadSchemas();
  return Array.from(context.routes, ([route, file]) => {
    const read = readYamlFile(context, file);
    return [route, 'yaml' in read ? fieldsOf(read.yaml.parsed.data, page.schema) : [NO_FILE]];
  });
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
