import type { SiteContext } from '../../check/model/context.ts';
import { folderOf, languageOf, localFileOf } from '../../check/model/plan.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Origins } from '../provenance/origins.ts';
import type { Written } from '../provenance/wrapping.ts';
import type { SourceFiles } from './source-files.ts';

/**
 * Says of what a page is drawn with in which files it was written.
 * @param file of the page; nothing for one that is in none
 */
export function originsOf(
  { languages, routes }: Pick<SiteContext, 'languages' | 'routes'>,
  { route, file }: { route: string; file: string | undefined },
  files: SourceFiles,
): Origins {
  const language = languageOf(languages, route);
  const isMain = language === languages.main;
  const localSite = isMain ? undefined : files.read(localFileOf(language)).raw;
  return {
    page: file === undefined ? undefined : (path) => ({ file, path }),
    site: (path) => {
      // What a language says of a field replaces all that site.yaml says; words of the engine are its own.
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
    written: (origin) => files.written(origin),
  };
}

/** Where another language says what an original says of a form, if it does. */
function translated(file: string, { file: original, path }: Written, files: SourceFiles): Written {
  const [first, index = 0, field = '', ...below] = path;
  if (first !== 'fields') return { file, path };
  const name = files.valueOf({ file: original, path: ['fields', index, 'name'] });
  const own = field === 'optionLabels' ? 'options' : field;
  return { file, path: ['fields', typeof name === 'string' ? name : '', own, ...below] };
}
