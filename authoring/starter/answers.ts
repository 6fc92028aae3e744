import { readdirSync } from 'node:fs';
import { loadSchemas } from '../../schema/load-schemas.ts';

/** What has to be known of a new site. */
export interface Answers {
  name: string;
  /** A language tag, such as de-AT. */
  language: string;
  /** Its address with https:// and without a slash at the end. */
  url: string;
}

/** The languages that there is a starter in, as tags without a region. */
export function starterLanguages(): string[] {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/**
 * The defaults of answers that nobody gives.
 * @param folder name of the folder of the new site
 */
export function usualAnswers(folder: string): Answers {
  const words = folder.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Website';
  const host =
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'site';
  return {
    name: words.charAt(0).toUpperCase() + words.slice(1),
    language: 'en',
    url: `https://www.${host}.example`,
  };
}

/**
 * Answers as `site.yaml` takes them: an address may be given without https:// and with a slash at the end.
 * @throws with a sentence, if one is none
 */
export function readAnswers({ name, language, url }: Answers): Answers {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ');
  if (trimmed === '') throw new Error('A site needs a name.');
  // The name stands in texts, where these would be markup or a reference.
  const [mark] = /[<>{}[\]*`]/.exec(trimmed) ?? [];
  if (mark !== undefined) throw new Error(`The name of a site cannot hold ${mark}.`);
  const known = starterLanguages();
  if (!known.includes(language.split('-')[0] ?? '')) {
    throw new Error(
      `There are pages to start from in ${known.join(' and ')}, and none in ${language}. Start with one of these; the language of a site is changed in site.yaml.`,
    );
  }
  const address = url
    .trim()
    .replace(/\/+$/, '')
    .replace(/^(?!https?:\/\/)/, 'https://');
  const answers = { name: trimmed, language, url: address };
  for (const [field, value] of Object.entries(answers)) refuse(field, value);
  if (!URL.canParse(address)) throw new Error(`${url} is no address of a site.`);
  return answers;
}

/** By what the schema of site.yaml says of a field. */
function refuse(field: string, value: string): void {
  const schema = loadSchemas().site.schema.properties?.[field];
  if (schema?.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) return;
  throw new Error(`${value} cannot be the ${field} of a site. ${schema.description ?? ''}`.trim());
}
