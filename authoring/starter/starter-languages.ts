import { readdirSync } from 'node:fs';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';

/** The languages that there is a starter in, as tags without a region. */
export function starterLanguages(): string[] {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** What each language of a starter is called, in its own words: `de (Deutsch) or en (English)`. */
export function describeLanguages(): string {
  return starterLanguages()
    .map((tag) => `${tag} (${nameOf(tag, tag)})`)
    .join(' or ');
}

/**
 * The tag of a language as people write it: `de`, `DE-at`, `de_AT`, `German`, `deutsch`.
 * @throws with those that there are, if there is no starter in it
 */
export function readLanguage(words: string): string {
  const trimmed = words.trim();
  const named = namedLanguages();
  const tag = named.get(trimmed.toLowerCase()) ?? canonical(trimmed.replaceAll('_', '-'));
  const [base = ''] = tag.split('-');
  if (starterLanguages().includes(base)) return tag;
  const advice = didYouMean(closest(trimmed.toLowerCase(), [...named.keys()])) ?? '';
  throw new Error(
    `There is no starter in \`${trimmed}\`. Write ${describeLanguages()}, optionally with a region. ${advice}`.trim(),
  );
}

/** The tags by what each language is called in all languages of the starters, in lower case. */
function namedLanguages(): Map<string, string> {
  const tags = starterLanguages();
  return new Map(
    tags.flatMap((tag) => tags.map((other) => [nameOf(tag, other).toLowerCase(), tag] as const)),
  );
}

function nameOf(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
}

/** A tag in its usual letters: de-AT. Text that is not a tag stays as it is. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}
