import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from './is-record.ts';
import { loadSchemas, schemaFolder } from './load-schemas.ts';
import { engineMessages, messageNames, messagesOf, shownWords } from './messages.ts';
import { readJson } from './read-json.ts';

const schema = loadSchemas().site.schema.properties?.['messages'];
const fields = Object.entries(schema?.properties ?? {});

const languages = readdirSync(join(schemaFolder, 'messages')).map((file) =>
  file.replace('.json', ''),
);

/** Words that two languages share, each by itself. */
const SHARED = new Set(['Menu', 'carousel', 'carrousel', 'Details', 'Solution', 'Home', 'slide']);

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\$(\w+)\}/g)].map(([, name = '']) => name).toSorted();

it('speaks eleven languages', () => {
  expect(languages.toSorted().join(' ')).toBe('ar de en es fr hi it ja nl pl pt');
});

describe.each(languages)('the messages in %s', (language) => {
  const file = readJson(join(schemaFolder, 'messages', `${language}.json`), isRecord);
  const texts = new Map(Object.entries(file).map(([name, text]) => [name, String(text)]));

  it('are those of the schema, in its order', () => {
    expect([...texts.keys()]).toEqual(fields.map(([name]) => name));
    expect(messageNames()).toEqual(fields.map(([name]) => name));
  });

  it('name what the schema says they name', () => {
    const named = [...texts].map(([name, text]) => [name, placeholdersOf(text)]);
    const wanted = fields.map(([name, { placeholders = [] }]) => [name, placeholders.toSorted()]);
    expect(named).toEqual(wanted);
  });

  it('are translated, and end as the English ones do', () => {
    const english = engineMessages('en');
    const untranslated = Object.entries(english ?? {}).filter(
      ([name, text]) =>
        language !== 'en' &&
        texts.get(name) === text &&
        /[a-z]/.test(text.replaceAll(/\{\$\w+\}/g, '')) &&
        !text.startsWith('{$position} de {') &&
        !SHARED.has(text) &&
        !text.startsWith('Notifications ('),
    );
    expect(untranslated).toEqual([]);
    for (const [name, text] of texts) expect(text.trim(), name).toBe(text);
  });
});

it('takes the language of a region from the language', () => {
  expect(engineMessages('pt-BR')?.close).toBe('Fechar');
  expect(engineMessages('EN-gb')?.close).toBe('Close');
  expect(engineMessages('sv')).toBeUndefined();
});

const OWN = { close: 'Shut', search: 'Find', draftsShown: 'Drafts!' };
const shown = (search = false) => shownWords({ language: 'en', messages: OWN, search });

it('shows the words of a search where there is one, and never those of a preview', () => {
  expect(shown()).toContain('Shut');
  expect(shown()).not.toContain('Find');
  expect(shown(true)).toContain('Find');
  expect(shown(true)).not.toContain('Drafts!');
  expect(shown(true)).toHaveLength(messageNames().length - 1);
});

it("lets a site's own words win", () => {
  const messages = messagesOf('de', { close: 'Zumachen' });
  expect([messages.close, messages.cancel]).toEqual(['Zumachen', 'Abbrechen']);
  expect(() => messagesOf('sv', { close: 'Stäng' })).toThrow('Messages are missing in "sv"');
});
