import type { SiteContext } from '../../check/model/context.ts';
import { folderOf, languageOf, localFileOf } from '../../check/model/plan.ts';
import { isRecord } from '../../schema/is-record.ts';
import { blocksOf } from '../../schema/page-blocks.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { entriesWithCard } from '../../check/model/entries/index-related.ts';
import type { CardOrigins, Origins } from '../provenance/origins.ts';
import type { Written } from '../provenance/wrapping.ts';
import type { SourceFiles } from './source-files.ts';

/**
 * Says in which files the parts of a page were written.
 * @param file of the page; nothing for one that is in none
 */
export function originsOf(
  { languages, routes, schemas }: Pick<SiteContext, 'languages' | 'routes' | 'schemas'>,
  { route, file }: { route: string; file: string | undefined },
  files: SourceFiles,
): Origins {
  const language = languageOf(languages, route);
  const isMain = language === languages.main;
  const localSite = isMain ? undefined : files.read(localFileOf(language)).raw;
  return {
    page: file === undefined ? undefined : (path) => ({ file, path }),
    site: (path) => {
      // What a language says about a field replaces all that site.yaml says; words of the engine are its own.
      const isLocal = isRecord(localSite) && Object.hasOwn(localSite, path[0] ?? '');
      const isOwn = isLocal || (!isMain && path[0] === 'messages');
      return { file: isOwn ? localFileOf(language) : 'site.yaml', path };
    },
    form: (name, path, text) => {
      const main = { file: `forms/${name}.yaml`, path };
      const local = translated(`forms/${name}.${folderOf(language)}.yaml`, main, files);
      // Of a page that is not translated the forms are not, either.
      return !isMain && files.valueOf(local) === text ? local : main;
    },
    entry: (address, path) => {
      const entry = routes.get(address);
      return entry === undefined ? undefined : { file: entry, path };
    },
    card: (address) => {
      const [shown = '', slug] = address.split('#');
      const of = routes.get(shown);
      return of === undefined ? undefined : cardOrigins(of, slug, { schemas, files });
    },
    written: (origin) => files.written(origin),
  };
}

/** @param slug of an entry on the page; nothing for the whole page */
function cardOrigins(
  file: string,
  slug: string | undefined,
  { schemas, files }: { schemas: Schemas; files: SourceFiles },
): CardOrigins | undefined {
  const { data } = files.read(file);
  if (slug === undefined) {
    const isEntry = isRecord(data) && isRecord(data['entry']);
    return {
      title: { file, path: ['title'] },
      text: { file, path: isEntry ? ['entry', 'summary'] : ['description'] },
      picture: { file, path: ['entry', 'picture', 'src'] },
    };
  }
  const entry = entriesWithCard(schemas, { blocks: blocksOf(data) }).find(
    (one) => one.slug === slug,
  );
  if (!entry) return undefined;
  const { path, fields } = entry;
  const { picture, figure } = fields;
  return {
    title: { file, path: [...path, fields.title] },
    text: { file, path: [...path, fields.text] },
    ...(picture !== undefined && { picture: { file, path: [...path, picture, 'src'] } }),
    ...(figure !== undefined && { figure: { file, path: [...path, figure] } }),
  };
}

/** Where another language says what an original says about a form, if it does. */
function translated(file: string, { file: original, path }: Written, files: SourceFiles): Written {
  const [first, index = 0, field = '', ...below] = path;
  if (first !== 'fields') return { file, path };
  const name = files.valueOf({ file: original, path: ['fields', index, 'name'] });
  const own = field === 'optionLabels' ? 'options' : field;
  return { file, path: ['fields', typeof name === 'string' ? name : '', own, ...below] };
}
