import { slugify } from '../../schema/texts/slugify.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { readLanguage } from './starter-languages.ts';
import { readTemplate, type TemplateName } from './templates.ts';

/** What has to be known of a new site. */
export interface Answers {
  name: string;
  /** A language tag, such as de-AT. */
  language: string;
  template: TemplateName;
  /** Its address with https:// and without a slash at the end. */
  url: string;
}

/** The same in the words of a person. Without an address, one is made of the name. */
export interface Given {
  name: string;
  language: string;
  template: string;
  url?: string | undefined;
}

/**
 * The defaults of answers that nobody gives.
 * @param folder name of the folder of the new site
 */
export function defaultAnswers(folder: string): Given {
  const words = folder.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Website';
  return {
    name: words.charAt(0).toUpperCase() + words.slice(1),
    language: 'en',
    template: 'service',
  };
}

/**
 * How each answer is read. Each throws with a sentence, if it cannot be taken; an address may be given without https://
 * and with a slash at the end.
 */
export const READERS: { [Field in keyof Answers]: (words: string) => Answers[Field] } = {
  name: (words) => {
    const name = words.trim().replaceAll(/\s+/g, ' ');
    if (name === '') throw new Error('A site needs a name.');
    // The name is part of texts, where these would be markup or a reference.
    const [mark] = /[<>{}[\]*`]/.exec(name) ?? [];
    if (mark !== undefined) throw new Error(`The name of a site cannot contain ${mark}.`);
    return fitting('name', name);
  },
  language: (words) => fitting('language', readLanguage(words)),
  template: readTemplate,
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
export function readAnswers({ name, language, template, url }: Given): Answers {
  const known = READERS.name(name);
  return {
    name: known,
    language: READERS.language(language),
    template: READERS.template(template),
    url: READERS.url(url ?? `www.${slugify(known) || 'site'}.example`),
  };
}

/** @throws with what the schema of site.yaml says of a field, if a value does not fit it */
function fitting(field: 'name' | 'language' | 'url', value: string): string {
  const schema = loadSchemas().site.schema.properties?.[field];
  if (schema?.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) return value;
  throw new Error(`${value} cannot be the ${field} of a site. ${schema.description ?? ''}`.trim());
}
