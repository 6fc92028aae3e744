import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templatePieces, templateTexts } from '../schema/generated/template-texts.ts';
import { collectTemplateTexts, templateTextsModule } from './template-texts.ts';

const { texts, pieces } = collectTemplateTexts();

test('the check knows what the templates of today leave to a writer', () => {
  expect(texts).toEqual([...templateTexts]);
  expect(pieces).toEqual([...templatePieces]);
  const file = join(import.meta.dirname, '../schema/generated/template-texts.ts');
  expect(templateTextsModule()).toBe(readFileSync(file, 'utf8'));
});

test.each(['Full Name', 'The first heading', 'Der dritte Grund'])(
  '%j is to be replaced',
  (text) => {
    expect(texts).toContain(text);
  },
);

test('of a text with a value in it, the longest piece is', () => {
  expect(pieces).toContain('To be written: ');
});
