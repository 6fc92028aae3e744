import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedSite } from '../check/model/context.ts';
import { folderOf } from '../check/model/plan.ts';
import { routeOf } from '../check/model/route-of.ts';
import { wordsVersion } from '../check/indexes/words-version.ts';
import { readYamlFile } from '../check/yaml/parse-yaml.ts';
import { applyOperation } from '../edit/edit-yaml.ts';
import { SiteEdits } from '../edit/journal/site-edits.ts';
import { isRecord } from '../schema/is-record.ts';

/** The file of a page or form in another language, and that of its original. */
interface Translation {
  file: string;
  original: string;
}

/**
 * Notes in translations that they say the same as their originals do now: a step in the journal of edits, so it can be
 * undone.
 *
 * @param named paths of files and folders from the site folder, or languages
 * @returns those that did not say so until now
 * @throws if one of the names is not that of a translation, with a sentence that says so; nothing has changed then
 */
export async function acceptTranslations(
  opened: OpenedSite,
  named: readonly string[],
): Promise<Translation[]> {
  const all = translationsOf(opened);
  const stray = named.find((name) => !all.some(({ file }) => isMeant(file, name)));
  if (stray !== undefined) throw new Error(`${stray} is not a translation of this site.`);
  const { context } = opened;
  const accepted = all
    .filter(({ file }) => named.some((name) => isMeant(file, name)))
    .flatMap((translation) => {
      const version = wordsVersion(
        context.schemas,
        translation.original,
        readData(opened, translation.original),
      );
      const data = readData(opened, translation.file);
      const isNew = isRecord(data) && data['translatedFrom'] !== version;
      return isNew ? [{ translation, version }] : [];
    });
  const edits = accepted.map(({ translation: { file }, version }) => {
    const base = readFileSync(join(context.folder, file), 'utf8');
    const before = file.startsWith('pages/') ? 'blocks' : 'fields';
    const path = '/translatedFrom';
    return {
      file,
      base,
      text: applyOperation(base, { op: 'set', path, value: version, before }),
    };
  });
  if (edits.length > 0) await new SiteEdits(context.folder).apply('Translations accepted', edits);
  return accepted.map(({ translation }) => translation);
}

/** All translations of a site, pages first. */
function translationsOf({ context, pageFiles, forms }: OpenedSite): Translation[] {
  const { main, pages } = context.languages;
  const ofPages = pageFiles.flatMap((file): Translation[] => {
    const original = context.routes.get(pages[routeOf(file)]?.[main] ?? '');
    return original === undefined || original === file ? [] : [{ file, original }];
  });
  const ofForms = forms.flatMap(({ file: original, translations }) =>
    [...translations.values()].map(({ file }): Translation => ({ file, original })),
  );
  return [...ofPages, ...ofForms];
}

/** Whether a file is the one that is named, is in that folder, or is in that language. */
function isMeant(file: string, name: string): boolean {
  const folder = folderOf(name);
  return (
    file === name ||
    file.startsWith(`${name.replace(/\/$/, '')}/`) ||
    file.startsWith(`pages/${folder}/`) ||
    (file.startsWith('forms/') && file.endsWith(`.${folder}.yaml`))
  );
}

/** @throws for a file that cannot be read */
function readData({ context }: OpenedSite, file: string): unknown {
  const read = readYamlFile(context, file);
  if ('yaml' in read) return read.yaml.parsed.data;
  throw new Error(`${file} cannot be read: npm run check shows why.`);
}
