import { digestOf } from '../../check/files/digest.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { versionOf } from '../../check/rules/pages/outdated.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import { applyOperation } from '../../edit/edit-yaml.ts';

/** The files of all translations, each with that of its original. */
export function translatedFiles({
  context,
  pageFiles,
  forms,
}: OpenedSite): [translation: string, original: string][] {
  const { main, pages } = context.languages;
  const ofPages = pageFiles.flatMap((file): [string, string][] => {
    const original = context.routes.get(pages[routeOf(file)]?.[main] ?? '');
    return original === undefined || original === file ? [] : [[file, original]];
  });
  const ofForms = forms.flatMap(({ file, translations }) =>
    [...translations.values()].map((local): [string, string] => [local.file, file]),
  );
  return [...ofPages, ...ofForms];
}

/**
 * Where only links of an original have changed, its translation says the same as it does after that, too.
 *
 * @param translation its file
 * @param original its text before and after
 * @returns the new text of the translation; nothing if that stays as it is
 */
export function keepVersion(
  { source, parsed }: YamlFile,
  original: { before: string; after: string },
): string | undefined {
  const [before, after] = [original.before, original.after].map((text) =>
    versionOf(digestOf(text)),
  );
  const { data } = parsed;
  if (before === after || !isRecord(data) || data['translatedFrom'] !== before) return undefined;
  return applyOperation(source.text, { op: 'set', path: '/translatedFrom', value: after });
}
