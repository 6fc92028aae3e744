import { languageOf, localFileOf } from '../../check/model/plan.ts';
import { engineTexts } from '../render/engine-texts.ts';
import { languageName } from '../render/data/site-data.ts';
import type { ShownText } from '../theme/site-theme.ts';
import type { SiteToBuild } from './site-to-build.ts';

/**
 * All that pages show, each text with the language whose pages show it. What a language does not translate, its pages show
 * as well: fields of site.yaml, forms, and pages that stand in for a translation.
 * @param notes of files that can be downloaded
 */
export function shownTexts(
  { opened, sites, rendered }: Pick<SiteToBuild, 'opened' | 'sites' | 'rendered'>,
  notes: readonly string[],
): ShownText[] {
  const { indexes, forms, context } = opened;
  const languages = sites.map(({ language }) => language);
  return [
    ...[...indexes].map(([file, { characters }]) => ({
      text: characters,
      language: languages.find((one) => localFileOf(one) === file),
    })),
    ...forms.flatMap(({ index }) => (index ? [{ text: index.characters }] : [])),
    ...rendered.flatMap(({ file, index }) =>
      index ? [{ text: index.characters, language: languageOf(context.languages, file) }] : [],
    ),
    ...sites.flatMap((site) =>
      engineTexts([site]).map((text) => ({ text, language: site.language })),
    ),
    // To choose one, on all pages.
    ...(languages.length > 1
      ? languages.map((one) => ({ text: languageName(one, languages) }))
      : []),
    ...notes.map((text) => ({ text })),
  ];
}
