import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FieldSchema } from '../../../../schema/field-schema.ts';
import { loadSchemas } from '../../../../schema/load-schemas.ts';

const parse = vi.hoisted(() => vi.fn<(text: string) => never>());

let warnAboutLength: typeof import('./length.ts').warnAboutLength;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../../markdown/parser.ts', () => ({ parseMarkdown: parse }));
  ({ warnAboutLength } = await import('./length.ts'));
});
afterAll(() => {
  vi.doUnmock('../../../markdown/parser.ts');
  vi.resetModules();
});

const schemas = loadSchemas();

function fieldOfHero(name: string): FieldSchema {
  const field = schemas.blocks.get('hero')?.schema.properties?.[name];
  if (!field) throw new Error(`A hero has no ${name}.`);
  return field;
}

test('warns of a text seven times as long as the examples of its field, without the parser of Markdown', () => {
  const subtitle = fieldOfHero('subtitle');
  // The longest subtitle of the examples has 52 characters.
  expect(warnAboutLength('x'.repeat(7 * 52), subtitle, schemas)).toBe(undefined);
  expect(warnAboutLength('x'.repeat(7 * 52 + 1), subtitle, schemas)).toEqual({
    id: 'very-long-text',
    message: 'This text has 365 characters; similar texts have about 52.',
    suggestion: 'Shorten it, or move part of it to another field.',
  });
  expect(parse).not.toHaveBeenCalled();
});

test('240 characters are fine, however short the examples are', () => {
  const title = fieldOfHero('title');
  expect(warnAboutLength('x'.repeat(240), title, schemas)).toBe(undefined);
  expect(warnAboutLength('x'.repeat(241), title, schemas)?.id).toBe('very-long-text');
});

test('nothing is said of a field without examples', () => {
  expect(warnAboutLength('x'.repeat(10_000), { type: 'string' }, schemas)).toBe(undefined);
});
