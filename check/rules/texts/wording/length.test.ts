import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test('warns of a text seven times as long as the examples of its field, without the parser of Markdown', () => {
  const schemas = loadSchemas();
  const field = schemas.blocks.get('hero')?.schema.properties?.['subtitle'];
  if (!field) throw new Error('A hero has no subtitle.');
  expect(warnAboutLength('word '.repeat(500), field, schemas)?.id).toBe('very-long-text');
  expect(warnAboutLength('word '.repeat(48), field, schemas)).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});
