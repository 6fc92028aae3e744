import { expect, test } from 'vitest';
import { isLanguageTag } from './language-tag.ts';

test.each(['de', 'gsw', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419', 'sl-rozaj'])(
  '%s is the tag of a language',
  (tag) => expect(isLanguageTag(tag)).toBe(true),
);

// The first is known to browsers but not to the schema; those after it name no folder or file of a site.
test.each([
  'DE',
  '',
  'd',
  'german',
  'de_AT',
  'de-',
  '../de',
  'de.yaml',
  'de-de-de',
  'en-a-bbb-a-ccc',
])('%j is none', (tag) => expect(isLanguageTag(tag)).toBe(false));
