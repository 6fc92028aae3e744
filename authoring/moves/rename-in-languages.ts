import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import {
  counterpartOf,
  languageOf,
  type LanguagePlan,
  localFileOf,
} from '../../check/model/plan.ts';
import { isRecord } from '../../schema/is-record.ts';
import { addTranslation } from '../yaml/add-redirect.ts';
import { applyOperation } from '../../edit/edit-yaml.ts';
import { toPointer } from '../../schema/pointer.ts';

interface Addresses {
  from: string;
  to: string;
}

/** What must be said in the file of a language so that a page and its original stay a pair. */
export interface Pairing {
  /** Such as site.de.yaml; it may not be there yet. */
  file: string;
  /** The address that the translation had until now. */
  translation: string;
  /** The addresses of both from now on. */
  renamed: { translation: string; original: string };
}

/**
 * What a new address of a page means in the other languages of its site.
 *
 * @returns the addresses at which the page is the fallback of a missing translation, which move along, and pairs to keep
 * @throws if the page would change its language
 */
export function renameInLanguages(
  plan: LanguagePlan,
  { from, to }: Addresses,
): { moves: Addresses[]; pairings: Pairing[] } {
  const language = languageOf(plan, from);
  if (languageOf(plan, to) !== language) {
    throw new Error(`${from} is in ${language}, but ${to} would be in another language.`);
  }
  const group = plan.pages[from] ?? {};
  if (language !== plan.main) {
    const original = group[plan.main];
    const pairing = {
      file: localFileOf(language),
      translation: from,
      renamed: { translation: to, original: original ?? '' },
    };
    return { moves: [], pairings: original === undefined ? [] : [pairing] };
  }
  const further = plan.languages.filter((other) => other !== plan.main);
  return {
    moves: further
      .filter((other) => group[other] === undefined)
      .map((other) => ({ from: counterpartOf(from, other), to: counterpartOf(to, other) })),
    pairings: further.flatMap((other) => {
      const translation = group[other];
      const file = localFileOf(other);
      return translation === undefined
        ? []
        : [{ file, translation, renamed: { translation, original: to } }];
    }),
  };
}

/**
 * Says in the file of a language which page is a translation of which, if its name does not.
 *
 * @param plan of the languages
 * @param yaml the file, in which the original has its new address already
 * @returns its new text
 */
export function keepPair(
  plan: LanguagePlan,
  yaml: YamlFile | undefined,
  { translation, renamed }: Pairing,
): string {
  const text = yaml?.source.text ?? '';
  const data = yaml?.parsed.data;
  const known = isRecord(data) && isRecord(data['translations']) ? data['translations'] : {};
  if (yaml && Object.hasOwn(known, translation)) {
    const path = toPointer(['translations', translation]);
    return applyOperation(text, { op: 'rename', path, name: renamed.translation });
  }
  const byName = counterpartOf(renamed.original, languageOf(plan, renamed.translation));
  return byName === renamed.translation
    ? text
    : addTranslation(text, renamed.translation, renamed.original).text;
}
