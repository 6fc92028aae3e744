import { loadSchemas } from '../../schema/load-schemas.ts';
import { readLanguage } from './starter-languages.ts';

/** What has to be known of a new site. */
export interface Answers {
  name: string;
  /** A language tag, such as de-AT. */
  language: string;
  /** Its address with https:// and without a slash at the end. */
  url: string;
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
 * How each answer is read. Each throws with a sentence, if `site.yaml` cannot take it; an address may be given without
 * https:// and with a slash at the end.
 */
export const READERS: { [Field in keyof Answers]: (words: string) => string } = {
  name: (words) => {
    const name = words.trim().replaceAll(/\s+/g, ' ');
    if (name === '') throw new Error('A site needs a name.');
    // The name stands in texts, where these would be markup or a reference.
    const [mark] = /[<>{}[\]*`]/.exec(name) ?? [];
    if (mark !== undefined) throw new Error(`The name of a site cannot hold ${mark}.`);
    return fitting('name', name);
  },
  language: (words) => fitting('language', readLanguage(words)),
  url: (words) => {
    const url = words
      .trim()
      .replace(/\/+$/, '')
      .replace(/^(?!https?:\/\/)/, 'https://');
    if (!URL.canParse(fitting('url', url)))
      throw new Error(`${words} is not the address of a site.`);
    return url;
  },
};

/** @throws with a sentence, if one of the answers cannot be taken */
export function readAnswers({ name, language, url }: Answers): Answers {
  return {
    name: READERS.name(name),
    language: READERS.language(language),
    url: READERS.url(url),
  };
}

/** @throws with what the schema of site.yaml says of a field, if a value does not fit it */
function fitting(field: keyof Answers, value: string): string {
  const schema = loadSchemas().site.schema.properties?.[field];
  if (schema?.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) return value;
  throw new Error(`${value} cannot be the ${field} of a site. ${schema.description ?? ''}`.trim());
}
