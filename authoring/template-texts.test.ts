import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { templatePieces, templateTexts } from '../schema/generated/template-texts.ts';
import { yamlFilesBelow } from '../test-support/content/yaml-files.ts';
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

test('none is a text that a finished site may say, such as the days of its opening hours', () => {
  const sites = join(import.meta.dirname, '../tests/second-site');
  const said: unknown[] = [];
  for (const file of yamlFilesBelow(sites)) {
    visit(parseDocument(readFileSync(join(sites, file), 'utf8')), {
      Scalar: (_, { value }) => void said.push(value),
    });
  }
  expect(said).toContain('Montag bis Freitag');
  expect(texts.filter((text) => said.includes(text))).toEqual([]);
});
