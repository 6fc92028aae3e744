import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages as OwnMessages, Site } from './generated/content.d.ts';
import { isRecord } from './is-record.ts';
import { schemaFolder } from './load-schemas.ts';
import { readJson } from './read-json.ts';

/** Every word that the engine itself shows or reads aloud, in one language. */
type Messages = Required<OwnMessages>;

const folder = join(schemaFolder, 'messages');

/** By language; each file is read once. */
const known = new Map<string, Messages | undefined>();

/**
 * The engine's own words in a language; undefined if it does not speak it.
 * @param language a tag, of which the first part decides: pt-BR is pt
 */
export function engineMessages(language: string): Messages | undefined {
  const [base = ''] = language.toLowerCase().split('-');
  if (!known.has(base)) {
    const file = join(folder, `${base}.json`);
    known.set(base, existsSync(file) ? readJson(file, isMessages) : undefined);
  }
  return known.get(base);
}

/** The language that people call by some name, in English or in that language itself, if the engine speaks it. */
export function languageCalled(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  return readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .find((tag) =>
      ['en', tag].some(
        (inLanguage) =>
          new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag)?.toLowerCase() === word,
      ),
    );
}

/**
 * The words of a site: its own where it has some, else the engine's.
 * @throws for a language that the engine does not speak if any is missing, which the check has refused
 */
export function messagesOf(language: string, own: OwnMessages): Messages {
  const messages: unknown = { ...engineMessages(language), ...own };
  if (isMessages(messages)) return messages;
  throw new Error(`Messages are missing in "${language}". The check should have reported this.`);
}

/** The words of the search: its field, its results and the list of all pages. */
const OF_SEARCH = /^(search|allPages)/;

/**
 * The words that visitors of a site may see, for which its fonts need characters: without those of a search where there
 * is none, and of a preview, which is never published.
 */
export function shownWords({ language, messages, search }: SpeakingSite): string[] {
  const { draftsShown: _, ...words } = messagesOf(language, messages);
  return Object.entries(words).flatMap(([name, text]) =>
    search || !OF_SEARCH.test(name) ? [text] : [],
  );
}

/** The fields of a site that decide its words in one language. */
export type SpeakingSite = Pick<Site, 'language' | 'messages'> & Partial<Pick<Site, 'search'>>;

/** The names of all messages, in the order of the schema. */
export function messageNames(): string[] {
  return Object.keys(readJson(join(folder, 'en.json'), isRecord));
}

function isMessages(value: unknown): value is Messages {
  return isRecord(value) && messageNames().every((name) => typeof value[name] === 'string');
}
